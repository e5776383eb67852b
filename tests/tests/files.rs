//! Runs every file below `filetests` and `conformance/corpus` as a test.

use libtest_mimic::{Arguments, Trial};
use ods_tests::{corpus, filetest, mlir_files};
use std::path::{Path, PathBuf};

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    let corpus = root.join("conformance/corpus");
    add(&mut trials, "", &root.join("filetests"), filetest::run);
    add(&mut trials, "", &corpus, corpus::check);
    add(&mut trials, "round trip of ", &corpus, |path| {
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
        let run = format!("--split-input-file {}", corpus::options(&text).join(" "));
        filetest::round_trip(&run, &corpus::file_name(path), &text)
    });
    libtest_mimic::run(&arguments, trials).exit();
}

/// Adds a test for each file below `folder`.
fn add(trials: &mut Vec<Trial>, what: &str, folder: &Path, test: fn(&Path) -> Result<(), String>) {
    let files: Vec<PathBuf> = match mlir_files(folder) {
        Ok(files) => files,
        Err(error) => panic!("cannot read {}: {error}", folder.display()),
    };
    let parent = folder.parent().unwrap_or(folder);
    for path in files {
        let name = path.strip_prefix(parent).unwrap_or(&path);
        trials.push(Trial::test(
            format!("{what}{}", name.display()),
            move || test(&path).map_err(Into::into),
        ));
    }
}
