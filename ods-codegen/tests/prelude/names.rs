//! Every class and definition of MLIR's files is in ours, with the same template
//! arguments.

use std::collections::BTreeMap;
use std::path::Path;

use crate::files::{mlir_files, prelude};
use crate::tools::{Mlir, Records, umbrella};

/// What a file of MLIR defines that ours does not; the reasons are in the README.
const OMITTED: [&str; 2] = ["_makePropStorage", "_makeStorageWrapperPred"];

/// The names of the template arguments of each class: what `llvm-tblgen` prints
/// as `class C<int C:a = ?, list<int> C:b = []> {`.
fn classes(mlir: &Mlir, include: &Path, file: &Path) -> BTreeMap<String, Vec<String>> {
    let output = mlir.run("llvm-tblgen", "--print-records", &[include], file);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let headers = text.lines().filter_map(|line| line.strip_prefix("class "));
    let class = |header: &str| {
        let end = header.find(['<', ' ']).unwrap_or(header.len());
        let name = header[..end].to_owned();
        let marker = format!(" {name}:");
        let ends = |rest: &str| rest.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        let args = header
            .split(&marker)
            .skip(1)
            .map(|rest| rest[..ends(rest).unwrap_or(rest.len())].to_owned());
        (name, args.collect())
    };
    headers.map(class).collect()
}

#[test]
fn all_files_go_together() {
    let mlir = Mlir::find();
    let file = umbrella("all.td", &mlir_files());
    mlir.records(&[&prelude()], &file);
}

#[test]
fn names_are_those_of_mlir() {
    let mlir = Mlir::find();
    let prelude = prelude();
    let mut missing = Vec::new();
    for file in mlir_files() {
        let theirs = mlir.records(&[&mlir.include], &mlir.include.join(&file));
        let ours = mlir.records(&[&prelude], &prelude.join(&file));
        let defined = |records: &Records, name: &str| {
            records.contains_key(name) || records["!instanceof"].get(name).is_some()
        };
        let classes = theirs["!instanceof"].as_object().expect("an object");
        let defs = theirs
            .iter()
            .filter(|(_, record)| record["!anonymous"] == false);
        let names = classes.keys().chain(defs.map(|(name, _)| name));
        missing.extend(
            names
                .filter(|name| !OMITTED.contains(&name.as_str()) && !defined(&ours, name))
                .map(|name| format!("{file}: {name}")),
        );
    }
    assert!(missing.is_empty(), "missing: {missing:#?}");
}

#[test]
fn template_arguments_are_those_of_mlir() {
    let mlir = Mlir::find();
    let file = umbrella("arguments.td", &mlir_files());
    let theirs = classes(&mlir, &mlir.include, &file);
    let ours = classes(&mlir, &prelude(), &file);
    assert!(theirs.contains_key("Op"), "no classes were read");
    let mut different = Vec::new();
    for (name, args) in theirs {
        // Further arguments, with a default, do no harm.
        let ok = ours
            .get(&name)
            .is_some_and(|own| own.starts_with(&args) || OMITTED.contains(&name.as_str()));
        if !ok && !OMITTED.contains(&name.as_str()) {
            different.push(format!("{name}: {args:?}, ours {:?}", ours.get(&name)));
        }
    }
    assert!(different.is_empty(), "{different:#?}");
}
