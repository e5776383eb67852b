//! The generator takes every constraint of the prelude; that what it makes of
//! them compiles is a test of the crate `ods-tests`.

use std::path::Path;

use ods_codegen::{Includes, expand_with};
use ods_tablegen::{Diagnostics, IncludeDirs, Input, Record, RecordKeeper, evaluate};
use quote::quote;

use crate::files::{mlir_files, prelude};

/// A constraint for patterns only, where an attribute may be missing.
const LEFT_OUT: &str = "IsNullAttr";

/// All of the prelude, by the evaluator of this project.
fn records() -> RecordKeeper {
    let includes: Vec<String> = mlir_files()
        .iter()
        .map(|file| format!("include \"{file}\""))
        .collect();
    let mut dirs = IncludeDirs::new([prelude()]);
    let mut diags = Diagnostics::new();
    let input = Input::text("all.td", includes.join("\n")).resolver(&mut dirs);
    let keeper = evaluate(input, &mut diags);
    assert!(diags.is_empty(), "{}", diags.render(keeper.sources()));
    keeper
}

#[test]
fn every_constraint_is_tried() {
    let keeper = records();
    let tried = include_str!("constraints.td");
    let classes = ["TypeConstraint", "AttrConstraint", "RegionConstraint"];
    let is_tried = |record: &Record<'_>| {
        let name = record.name();
        record.is_anonymous()
            || record.is_subclass_of("Interface")
            || record.is_subclass_of("AttrOrTypeDef")
            || name == LEFT_OUT
            || tried.contains(&format!(" {name}:"))
            || tried.contains(&format!("<{name}>:"))
    };
    for class in classes {
        let constraints = keeper.derived_definitions(class);
        assert!(constraints.len() > 1, "no {class}");
        let untried: Vec<&str> = constraints
            .into_iter()
            .filter(|record| !is_tried(record))
            .map(Record::name)
            .collect();
        assert!(untried.is_empty(), "{untried:?}");
    }
}

#[test]
fn every_constraint_expands() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prelude");
    let includes = Includes::new(Some(folder.clone()), Some(folder));
    let mut diags = Diagnostics::new();
    let expansion = expand_with(quote! { #![emit("constraints.td")] }, includes, &mut diags);
    let messages: Vec<String> = diags
        .iter()
        .map(ods_tablegen::Diagnostic::message)
        .collect();
    assert_eq!(messages, [""; 0]);
    syn::parse2::<syn::File>(expansion.tokens).expect("the expansion is Rust");
}
