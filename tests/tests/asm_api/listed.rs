//! Checks that the tests call every method that `docs/FORMATS.md` lists for MLIR's methods.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Converts MLIR's spelling to Rust's: `parseOptionalArrow` becomes `parse_optional_arrow`.
fn snake_case(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The names in backquotes, without their arguments.
fn names(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2).map(|name| {
        let end = name.find(['(', ':', ' ']).unwrap_or(name.len());
        &name[..end]
    })
}

/// Our names in the tables of the section.
fn listed() -> BTreeSet<String> {
    let text = read(&folder().join("../docs/FORMATS.md"));
    let (_, section) = text.split_once("## Written by hand").expect("the section");
    let (section, _) = section.split_once("\n## ").expect("the next section");
    let mut listed = BTreeSet::new();
    for line in section.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = line.trim_matches('|').split(" | ");
        let (theirs, ours) = (cells.next().expect("MLIR's"), cells.next().expect("ours"));
        if ours.trim().starts_with("the same") {
            listed.extend(names(theirs).map(snake_case));
        }
        listed.extend(names(ours).map(str::to_owned));
    }
    // Exclude classes, words of Rust, and words of MLIR's.
    listed.retain(|name| name.contains('_') || ["offset", "write"].contains(&name.as_str()));
    listed.remove("get_checked");
    listed
}

#[test]
fn every_method_of_the_table_is_called() {
    let folder = folder().join("tests");
    let sources = [
        "asm_api/lists.rs",
        "asm_api/parser.rs",
        "asm_api/printer.rs",
        "defs/mutable.rs",
    ];
    let code: String = sources
        .map(|name| read(&folder.join(PathBuf::from(name))))
        .concat();
    let listed = listed();
    assert!(listed.len() > 100, "only {} methods", listed.len());
    let is_called = |name: &String| {
        [".", "\n            ."].iter().any(|dot| {
            code.contains(&format!("{dot}{name}(")) || code.contains(&format!("{dot}{name}::<"))
        })
    };
    let missing: Vec<&String> = listed.iter().filter(|name| !is_called(name)).collect();
    assert!(missing.is_empty(), "not called: {missing:#?}");
}
