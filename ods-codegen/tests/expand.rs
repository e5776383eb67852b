//! What definitions expand to: every `tests/expand/*.td` against its
//! `.expected.rs`.
//!
//! `UPDATE_EXPECT=1` writes the expected files; read the difference.

use std::path::{Path, PathBuf};

use expect_test::expect_file;
use ods_codegen::{Includes, expand_with};
use ods_tablegen::Diagnostics;
use quote::quote;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expand")
}

fn expand(name: &str) -> String {
    let mut diags = Diagnostics::new();
    let manifest_dir = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let includes = Includes::new(Some(folder()), Some(manifest_dir));
    let file = format!("{name}.td");
    let expansion = expand_with(quote! { #![emit(#file)] }, includes, &mut diags);
    let messages: Vec<String> = diags
        .iter()
        .map(ods_tablegen::Diagnostic::message)
        .collect();
    assert_eq!(messages, [""; 0]);
    prettyplease::unparse(&syn::parse2(expansion.tokens).expect("the expansion is Rust"))
}

#[track_caller]
fn check(name: &str) {
    expect_file![folder().join(format!("{name}.expected.rs"))].assert_eq(&expand(name));
}

#[test]
fn dialect_and_operands() {
    check("operands");
}

#[test]
fn attributes() {
    check("attributes");
}

#[test]
fn properties() {
    check("properties");
}

#[test]
fn regions_and_successors() {
    check("regions");
}

#[test]
fn traits_and_hooks() {
    check("traits");
}

#[test]
fn builders() {
    check("builders");
}

#[test]
fn types_attributes_and_enums() {
    check("defs");
}

#[test]
fn output_is_deterministic() {
    assert_eq!(expand("traits"), expand("traits"));
}
