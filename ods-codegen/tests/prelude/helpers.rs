//! What the prelude calls in the runtime is what the README lists.

use std::collections::BTreeSet;

use crate::files::{prelude, td_files};

/// The modules of the runtime that the prelude calls, by the `defvar` that holds
/// their path.
const MODULES: [&str; 5] = ["_preds", "_get", "_make", "_prop", "_enums"];

fn read(file: &str) -> String {
    std::fs::read_to_string(prelude().join(file)).expect("a readable file")
}

/// The names that follow `marker` in `text`.
fn names_after<'t>(text: &'t str, marker: &str) -> Vec<&'t str> {
    let end = |rest: &str| {
        let stop = |c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        rest.find(stop).unwrap_or(rest.len())
    };
    let after = text.split(marker).skip(1);
    after.map(|rest| &rest[..end(rest)]).collect()
}

#[test]
fn every_called_helper_is_listed() {
    let readme = read("README.md");
    let listed: BTreeSet<&str> = names_after(&readme, "`").into_iter().collect();
    let mut missing = BTreeSet::new();
    for file in td_files(&prelude(), "") {
        let text = read(&file);
        for module in MODULES {
            // A name that ends in `_` is the first part of several.
            let called = names_after(&text, &format!("{module} # \"")).into_iter();
            let unlisted = called
                .filter(|name| !name.is_empty() && !name.ends_with('_') && !listed.contains(name));
            missing.extend(unlisted.map(|name| format!("{file}: {name}")));
        }
    }
    assert!(missing.is_empty(), "not in README.md: {missing:#?}");
}

#[test]
fn every_listed_helper_is_called() {
    let readme = read("README.md");
    let provided = readme
        .split("## What the runtime provides")
        .nth(1)
        .expect("the list of helpers");
    let text: String = td_files(&prelude(), "")
        .iter()
        .map(|file| read(file))
        .collect();
    let rows = provided.lines().filter(|line| line.starts_with("| `"));
    let mut unused = BTreeSet::new();
    for row in rows {
        let names = row.split(" | ").next().expect("the first column");
        for name in names_after(names, "`")
            .into_iter()
            .filter(|name| name.len() > 3)
        {
            // Names that the prelude puts together contain one of their parts.
            let parts = ["delegated_option", "option", "types_match"];
            let composed = parts.iter().any(|part| name.ends_with(part));
            if !composed && !text.contains(name) {
                unused.insert(name.to_owned());
            }
        }
    }
    assert!(unused.is_empty(), "listed but not called: {unused:#?}");
}

#[test]
fn files_hold_no_cpp() {
    for file in td_files(&prelude(), "") {
        let text = read(&file);
        for cpp in [
            "::llvm::",
            "std::optional",
            "->get",
            "isa<::",
            "static_cast",
        ] {
            assert!(!text.contains(cpp), "`{cpp}` in {file}");
        }
    }
}

/// Otherwise a statement would be evaluated whether it is needed or not.
#[test]
fn every_statement_defines_one_name() {
    for file in td_files(&prelude(), "") {
        let text = read(&file);
        let starts = ["class ", "def ", "defvar ", "include ", "#", "//", "}"];
        for line in text.lines().filter(|line| !line.starts_with(' ')) {
            let ok = line.is_empty() || starts.iter().any(|start| line.starts_with(start));
            assert!(ok, "{file}: {line}");
        }
    }
}
