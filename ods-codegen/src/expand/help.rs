//! What is said beside a mistake that TableGen found: what to write instead, and
//! the place that the user knows.

use ods_tablegen::{Diagnostics, Span};

use crate::rust_tokens::RustTokens;

/// Says once how names of other invocations become known, where nothing better was
/// found to say.
pub(super) fn help_with_unknown_names(diags: &mut Diagnostics) {
    let is_unknown_name = |message: &str| {
        message.starts_with("Variable not defined") || message.starts_with("Couldn't find class")
    };
    let mut unknown = diags
        .iter_mut()
        .filter(|diagnostic| diagnostic.help.is_none() && is_unknown_name(&diagnostic.message));
    if let Some(diagnostic) = unknown.next() {
        diagnostic.help(
            "what another `ods!` defines is known here by `#![export(name)]` there and `#![import(path::name)]` here, or by a `.td` file that both include",
        );
    }
}

/// Says what a name lacks that TableGen cannot put together.
pub(super) fn help_with_missing_mnemonics(diags: &mut Diagnostics) {
    for diagnostic in diags.iter_mut() {
        for (field, noun) in [("attrName", "attribute"), ("typeName", "type")] {
            let start = format!("Initializer of '{field}' in ");
            if diagnostic.message.starts_with(&start) && diagnostic.message.ends_with("mnemonic))")
            {
                diagnostic.help(format!("`let mnemonic = \"…\";` names the {noun} in text; one without text has `let {field} = \"…\";`"));
            }
        }
    }
}

/// What the prelude asserts is reported at the definition that does not keep it.
pub(super) fn place_assertions(diags: &mut Diagnostics, rust: &RustTokens) {
    let is_inline = |span: Option<Span>| span.and_then(|span| rust.compiler_span(span)).is_some();
    for diagnostic in diags.iter_mut() {
        let is_assertion = diagnostic.message.starts_with("assertion failed: ")
            || diagnostic.message.starts_with("assert condition must");
        if is_assertion
            && !is_inline(diagnostic.span)
            && let Some(at) = diagnostic
                .notes
                .iter()
                .position(|(span, _)| is_inline(*span))
        {
            diagnostic.span = diagnostic.notes.remove(at).0;
        }
    }
}
