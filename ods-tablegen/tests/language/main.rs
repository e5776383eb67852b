//! The language, rule by rule: source text in, records and messages out.
//!
//! What these cases make of records was compared with llvm-tblgen where it has the feature; the goldens beside this
//! folder are recorded from it.

#![expect(
    clippy::needless_pass_by_value,
    clippy::format_collect,
    clippy::format_push_string,
    reason = "an `expect!` is written where it is used, and speed does not matter here"
)]

mod bang;
mod base;
mod classes;
mod deprecated;
mod errors;
mod includes;
mod lexer;
mod limits;
mod multiclasses;
mod scopes;
mod spans;
mod statements;
mod tokens;
mod values;

use expect_test::Expect;
use ods_tablegen::{Diagnostics, Input, RecordKeeper, Severity, evaluate};

/// Evaluates a text and compares its named defs, one field a line, and its messages.
#[track_caller]
fn check(source: &'static str, expected: Expect) {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("test.td", source), &mut diags);
    expected.assert_eq(&render(&keeper, &diags));
}

/// Compares only the messages.
#[track_caller]
fn check_messages(source: &'static str, expected: Expect) {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("test.td", source), &mut diags);
    expected.assert_eq(&messages(&keeper, &diags));
}

fn render(keeper: &RecordKeeper, diags: &Diagnostics) -> String {
    let mut out = String::new();
    for def in keeper.defs() {
        let supers: Vec<&str> = def.superclasses().collect();
        let incomplete = if def.is_incomplete() {
            " (incomplete)"
        } else {
            ""
        };
        out += &format!("def {} : {}{incomplete}\n", def.name(), supers.join(" "));
        for field in def.fields() {
            out += &format!("  {} {} = {}\n", field.ty(), field.name(), field.value());
        }
    }
    out + &messages(keeper, diags)
}

/// `line:col: error: message`, help and notes indented.
fn messages(keeper: &RecordKeeper, diags: &Diagnostics) -> String {
    let mut out = String::new();
    let place = |span| match keeper.sources().line_col(span) {
        Some((line, column)) => format!("{line}:{column}: "),
        None => format!("token {}: ", span.start),
    };
    for diagnostic in diags {
        let kind = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let at = diagnostic.span.map(place).unwrap_or_default();
        out += &format!("{at}{kind}: {}\n", diagnostic.message());
        if let Some(help) = &diagnostic.help {
            out += &format!("  help: {help}\n");
        }
        for (span, note) in &diagnostic.notes {
            out += &format!("  {}note: {note}\n", span.map(place).unwrap_or_default());
        }
    }
    out
}
