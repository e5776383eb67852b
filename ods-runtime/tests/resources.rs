//! Resources: keys in attributes, bytes in the metadata of the file. What is
//! expected is what `mlir-opt` prints, and its messages.

use expect_test::{Expect, expect};
use ods_runtime::attributes::Attribute;
use ods_runtime::location::{LocationKind, SourceFiles};
use ods_runtime::registry::{Dialect, DialectInfo, DialectRegistry};
use ods_runtime::text::parser::{AsmParser, ParserConfig};
use ods_runtime::text::printer::{AsmPrinter, PrintFlags};

/// A dialect without resources.
struct Arith;

impl Dialect for Arith {
    const INFO: &'static DialectInfo = &DialectInfo::new("arith");
}

/// Parses an attribute and the metadata of a file after it, and prints both.
fn print(text: &str, flags: PrintFlags) -> String {
    let registry = DialectRegistry::new().with::<Arith>();
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: true,
    };
    let mut files = SourceFiles::default();
    let file = files.add("-", text.as_bytes(), 0);
    let mut parser = AsmParser::new(text.as_bytes(), file, config);
    let parsed: Result<Attribute, _> = parser
        .parse_attribute(None)
        .and_then(|attribute| parser.parse_file_metadata().map(|()| attribute));
    let Ok(attribute) = parsed else {
        let first = &parser.diagnostics()[0];
        let LocationKind::Source { file, offset } = first.location.kind() else {
            panic!("an error of the parser has a place");
        };
        let (line, column) = files.get(file).unwrap().line_col(offset);
        return format!("{line}:{column}: {}", first.message);
    };
    let external = parser.finish_resources();
    let mut printer = AsmPrinter::new(flags);
    printer.print_attribute(&attribute);
    printer.write("\n");
    printer.print_file_metadata(&external);
    printer.into_string()
}

#[track_caller]
fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&print(text, PrintFlags::default()));
}

#[test]
fn resources_that_are_referred_to_print_in_that_order() {
    check(
        r#"[dense_resource<foo> : tensor<2xi32>, dense_resource<"a b"> : tensor<2xi32>, dense_resource<zz> : tensor<2xi32>]
{-# dialect_resources: { builtin: { "a b": "0x04000000ff", foo: "0x080000000100000002000000", unused: "0x0400000001" } } #-}"#,
        &expect![[r#"
            [dense_resource<foo> : tensor<2xi32>, dense_resource<"a b"> : tensor<2xi32>, dense_resource<zz> : tensor<2xi32>]

            {-#
              dialect_resources: {
                builtin: {
                  foo: "0x080000000100000002000000",
                  "a b": "0x04000000FF"
                }
              }
            #-}
        "#]],
    );
}

#[test]
fn external_resources_are_kept() {
    check(
        r#"1 {-# external_resources: { ext: { key: "value", b: true, blob: "0x0400000001", "k 2": "x\22" }, e2: { q: false } } #-}"#,
        &expect![[r#"
            1 : i64

            {-#
              external_resources: {
                ext: {
                  key: "value",
                  b: true,
                  blob: "0x0400000001",
                  "k 2": "x\22"
                },
                e2: {
                  q: false
                }
              }
            #-}
        "#]],
    );
}

#[test]
fn later_definitions_win_or_add_up() {
    check(
        r#"dense_resource<a> : tensor<1xi8>
{-# external_resources: { ab: { a: "0x04000000" , c: true} }, external_resources: { ab: { a: "0x04000000" , c: true} }, dialect_resources: {builtin: { a: "0x0400000001" }}, dialect_resources: {builtin: { a: "0x0400000002" }} #-}"#,
        &expect![[r#"
            dense_resource<a> : tensor<1xi8>

            {-#
              dialect_resources: {
                builtin: {
                  a: "0x0400000002"
                }
              },
              external_resources: {
                ab: {
                  a: "0x00000000",
                  c: true,
                  a: "0x00000000",
                  c: true
                }
              }
            #-}
        "#]],
    );
}

#[test]
fn nothing_prints_without_resources() {
    check("1 {-# #-}", &expect!["1 : i64\n"]);
}

#[test]
fn large_resources_are_left_out_on_demand() {
    let text = r#"[dense_resource<a> : tensor<1xi8>, dense_resource<b> : tensor<1xi8>]
{-# dialect_resources: { builtin: { a: "0x04000000010203", b: "0x0400000001" } } #-}"#;
    let mut flags = PrintFlags::new().elide_resource_larger_than(Some(14));
    expect![[r#"
        [dense_resource<a> : tensor<1xi8>, dense_resource<b> : tensor<1xi8>]

        {-#
          dialect_resources: {
            builtin: {
              b: "0x0400000001"
            }
          }
        #-}
    "#]]
    .assert_eq(&print(text, flags.clone()));
    flags.elide_resource_larger_than = Some(0);
    expect![[r"
        [dense_resource<a> : tensor<1xi8>, dense_resource<b> : tensor<1xi8>]

        {-#

        #-}
    "]]
    .assert_eq(&print(text, flags));
}

#[test]
fn mistakes() {
    let blob = "expected hex string blob for key 'a'";
    let wrong = [
        (
            "{-# dialect_resources: { foo: { a: \"0x00\" } } #-}",
            "26: dialect 'foo' is unknown",
        ),
        (
            "{-# dialect_resources: { arith: { a: \"0x00\" } } #-}",
            "35: unexpected 'resource' section for dialect 'arith'",
        ),
        (
            "{-# dialect_resources: { builtin: { a: \"0x00\" } } #-}",
            "40: {blob} to encode alignment in first 4 bytes",
        ),
        (
            "{-# dialect_resources: { builtin: { a: \"0x03000000ff\" } } #-}",
            "40: {blob} to encode alignment in first 4 bytes, but got non-power-of-2 value: 3",
        ),
        (
            "{-# dialect_resources: { builtin: { a: 5 } } #-}",
            "40: {blob}",
        ),
        (
            "{-# dialect_resources: { builtin: { a: true } } #-}",
            "40: {blob}",
        ),
        (
            "{-# dialect_resources: { builtin: { a: \"foo\" } } #-}",
            "40: {blob}",
        ),
        (
            "{-# dialect_resources: { builtin: { a \"0x0000\" } } #-}",
            "38: expected ':'",
        ),
        (
            "{-# dialect_resources: { builtin { a: \"0x0000\" } } #-}",
            "33: expected ':'",
        ),
        (
            "{-# dialect_resources { builtin: { a: \"0x00\" } } #-}",
            "22: expected ':'",
        ),
        (
            "{-# foo: { builtin: { a: \"0x00\" } } #-}",
            "5: unknown key 'foo' in file metadata dictionary",
        ),
        (
            "{-# external_resources: { \"a b\": { a: \"0x0000\" } } #-}",
            "27: expected identifier key for 'resource' entry",
        ),
        (
            "{-# external_resources: { ab: { c: 5 } } #-}",
            "36: expected string value for key 'c'",
        ),
        (
            "{-# 5: {} #-}",
            "5: expected identifier key in file metadata dictionary",
        ),
    ];
    for (metadata, expected) in wrong {
        let text = format!("1\n{metadata}");
        let shown = print(&text, PrintFlags::default());
        let (column, message) = expected.split_once(": ").unwrap();
        let message = message.replace("{blob}", blob);
        assert_eq!(shown, format!("2:{column}: {message}"));
    }
}
