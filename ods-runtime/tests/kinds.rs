//! The kinds of errors, which code asks for instead of the texts of messages.

use ods_runtime::prelude::*;
use ods_runtime::{Diagnostic, DiagnosticKind};

/// The kinds of the errors of a text that is parsed and verified.
fn kinds(text: &str) -> Vec<DiagnosticKind> {
    let mut ir = Ir::new();
    let options = ParseOptions::default();
    let errors = match parse_source(&mut ir, "kinds.mlir", text.as_bytes(), options) {
        Ok(op) => verify(op, &ir).err().unwrap_or_default(),
        Err(errors) => errors,
    };
    errors.iter().map(Diagnostic::kind).collect()
}

#[test]
fn errors_have_the_kind_of_their_rule() {
    use DiagnosticKind as K;
    for (text, kind) in [
        ("\"builtin.module", K::Lexical),
        ("module { )", K::Syntax),
        ("foo.bar", K::UnknownDialect),
        ("\"foo.bar\"() : () -> ()", K::UnknownDialect),
        ("builtin.foo", K::UnknownDefinition),
        (
            "%0 = builtin.unrealized_conversion_cast %1 : i32 to i64",
            K::Undefined,
        ),
        ("!a = i32 !a = i64", K::Redefinition),
        ("module attributes {a = !missing} {}", K::Undefined),
        ("\"builtin.module\"() : () -> ()", K::Structure),
    ] {
        assert_eq!(kinds(text), [kind], "{text}");
    }
    let deep = format!("module attributes {{a = {}}} {{}}", "[".repeat(600));
    assert_eq!(kinds(&deep), [K::NestingTooDeep]);
}
