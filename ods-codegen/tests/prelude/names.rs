//! Every class and definition of MLIR's files is in ours, with the same template
//! arguments.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::files::{mlir_files, prelude};
use crate::listed::{KINDS, list};
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

/// What the recorded list of constraints and traits has to be.
fn listed(mlir: &Mlir) -> String {
    let version = mlir.run("llvm-tblgen", "--version", &[], Path::new(""));
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let version = version
        .split_whitespace()
        .skip_while(|word| *word != "version")
        .nth(1);
    let mut out = format!(
        "# `llvm-tblgen --dump-json` {} over an include of each of the files that the prelude has; written by\n\
         # UPDATE_EXPECT=1 cargo test -p ods-codegen --test prelude constraints_are_listed\n",
        version.unwrap_or_default()
    );
    let file = umbrella("listed.td", &mlir_files());
    for (name, record) in &mlir.records(&[&mlir.include], &file) {
        if record["!anonymous"] != false {
            continue;
        }
        let classes = record["!superclasses"].as_array().expect("a list");
        let kind = KINDS
            .iter()
            .find(|(class, _)| classes.iter().any(|other| other == class));
        if let Some((_, kind)) = kind {
            let summary = record["summary"].as_str().unwrap_or_default();
            writeln!(out, "{kind}\t{name}\t{summary}").expect("a string");
        }
    }
    out
}

#[test]
fn constraints_are_listed() {
    let expected = listed(&Mlir::find());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(list(), &expected).expect("a writable folder");
    }
    let recorded = std::fs::read_to_string(list()).expect("a readable list");
    assert!(
        recorded == expected,
        "UPDATE_EXPECT=1 records the list of the installed MLIR"
    );
}
