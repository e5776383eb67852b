//! The rejected cases in `goldens/` against what llvm-tblgen made of them; see the README there.

use std::fs;
use std::path::{Path, PathBuf};

use ods_tablegen::{Diagnostics, IncludeDirs, Input, RecordKeeper, Severity, evaluate};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/goldens")
        .join(name)
}

/// The `.td` files of a folder, sorted.
fn cases(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the goldens are there");
    let paths = entries.map(|entry| entry.expect("readable").path());
    let mut cases: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|e| e == "td"))
        .collect();
    cases.sort();
    assert!(cases.len() > 50, "the goldens are there");
    cases
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .expect("a file")
        .to_string_lossy()
        .into_owned()
}

fn evaluate_text(path: &Path, text: String, dirs: &mut IncludeDirs) -> (RecordKeeper, Diagnostics) {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text(path, text).resolver(dirs), &mut diags);
    (keeper, diags)
}

#[test]
fn rejected_cases_are_rejected_as_recorded() {
    let folder = folder("reject");
    let mut dirs = IncludeDirs::new([&folder]);
    let recorded = fs::read_to_string(folder.join("expected.tsv")).expect("recorded");
    let mut wrong: Vec<String> = Vec::new();
    for line in recorded.lines() {
        let [name, place, message] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let path = folder.join(name).with_extension("td");
        let text = fs::read_to_string(&path).expect("readable");
        let (keeper, diags) = evaluate_text(&path, text, &mut dirs);
        let first = diags
            .iter()
            .find(|diagnostic| diagnostic.severity == Severity::Error);
        let Some(first) = first else {
            wrong.push(format!("{name}: accepted"));
            continue;
        };
        let found = first
            .span
            .and_then(|span| keeper.sources().line_col(span))
            .map(|(line, _)| line);
        let expected = place.split(':').next().and_then(|line| line.parse().ok());
        // Without a place llvm-tblgen knew none; ours may.
        if (expected.is_some() && found != expected) || first.message() != message {
            wrong.push(format!(
                "{name}: expected {place} {message:?}, found {found:?} {:?}",
                first.message()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_rejected_case_is_recorded() {
    let folder = folder("reject");
    let recorded = fs::read_to_string(folder.join("expected.tsv")).expect("recorded");
    let names: Vec<&str> = recorded
        .lines()
        .filter_map(|line| line.split('\t').next())
        .collect();
    let files: Vec<String> = cases(&folder).iter().map(|path| stem(path)).collect();
    assert_eq!(names, files);
}
