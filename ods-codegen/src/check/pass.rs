//! Rules of passes. mlir-tblgen has none of them: its C++ fails to compile instead.

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Span};

use crate::model::fields::Fields as _;
use crate::model::{PassDef, names};

/// Whether the text can be the name of a pass or an option in a textual pipeline.
pub(crate) fn is_argument(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !text.is_empty() && text.chars().all(is_word)
}

pub(super) fn check_pass(pass: &PassDef<'_>, diags: &mut Diagnostics) {
    let mut check_argument = |what: &str, text: &str, span: Span| {
        if !is_argument(text) {
            let message = format!("`{text}` cannot be the name of {what} in text");
            let diagnostic = diags.error(span, message).stricter();
            diagnostic.help("write letters, digits, `-`, `_` and `.` only");
        }
    };
    let at = pass.record().field_span("argument");
    check_argument("a pass", pass.argument(), at);
    for option in &pass.options {
        check_argument("an option", option.argument(), option.span);
    }
    check_options(pass, diags);
    check_fields(pass, diags);
}

/// Options have distinct names, and nothing that only C++ has.
fn check_options(pass: &PassDef<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for option in &pass.options {
        let argument = option.argument();
        if seen.insert(argument, ()).is_some() {
            let message = format!("two options are called `{argument}`");
            diags.error(option.span, message).stricter();
        }
        if option.flags().is_some() {
            let message = format!("the flags of the option `{argument}` are for C++");
            let diagnostic = diags.error(option.span, message).stricter();
            diagnostic.help("to accept words as values, use an enum that implements `OptionValue`");
        }
    }
}

/// The fields of the struct have distinct names, which Rust accepts.
fn check_fields(pass: &PassDef<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    let options = pass.options.iter();
    let options = options.map(|option| ("option", option.rust_name(), option.span));
    let statistics = pass.statistics.iter();
    let statistics = statistics.map(|counter| ("statistic", counter.rust_name(), counter.span));
    for (kind, name, span) in options.chain(statistics) {
        if !names::is_identifier(&name) || names::is_path_keyword(&name) {
            let message = format!("the field `{name}` of the {kind} is not a Rust name");
            diags.error(span, message).stricter();
        } else if let Some(first) = seen.insert(name.clone(), kind) {
            let message = format!(
                "the {kind} has the same field `{name}` as another {first} of `{}`",
                pass.rust_name()
            );
            diags.error(span, message).stricter();
        }
    }
}
