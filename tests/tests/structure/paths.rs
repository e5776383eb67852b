//! Paths of source files in the documentation.

use super::{name, read, root, rust_files};
use std::path::{Path, PathBuf};

/// The texts in backquotes on a line that are paths of Rust files.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let is_path = |text: &&str| {
        Path::new(text)
            .extension()
            .is_some_and(|extension| extension == "rs")
            && text
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c))
    };
    line.split('`').skip(1).step_by(2).filter(is_path)
}

/// The documents: the pages of `docs/` and those of the root that describe the sources.
fn documents() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("docs")).expect("docs/ can be listed");
    let mut documents: Vec<PathBuf> = entries
        .map(|entry| entry.expect("docs/ can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    documents.extend(
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|document| root().join(document)),
    );
    documents.sort();
    documents
}

/// All Rust files of the workspace.
fn sources() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root()).expect("the workspace can be listed");
    let folders = entries
        .map(|entry| entry.expect("the workspace can be listed").path())
        .filter(|path| path.is_dir() && !name(path).starts_with("target"));
    folders.flat_map(|folder| rust_files(&folder)).collect()
}

#[test]
fn documents_name_files_that_exist() {
    let sources = sources();
    let mut wrong = Vec::new();
    let mut count = 0;
    for document in documents() {
        for (number, line) in read(&document).lines().enumerate() {
            for path in paths(line) {
                count += 1;
                // A document about one crate names a file by the end of its path.
                if !sources
                    .iter()
                    .any(|source| source.ends_with(Path::new(path)))
                {
                    let document = name(&document);
                    wrong.push(format!("{document}:{}: no file `{path}`", number + 1));
                }
            }
        }
    }
    assert!(count > 100, "{count} paths were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn paths_are_found_in_a_line() {
    let found: Vec<&str> = paths("x `a/b.rs` and `c.rs: d`, `mod.rs`, but not e/f.rs").collect();
    assert_eq!(found, ["a/b.rs", "mod.rs"]);
}
