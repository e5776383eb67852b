//! What is said beside a mistake that TableGen found: what to write instead, and
//! the place that the user knows.

use ods_tablegen::{Diagnostic, Diagnostics, RecordKeeper, Span};

use crate::rust_tokens::RustTokens;

/// The name that a message says is unknown.
fn unknown_name(message: &str) -> Option<&str> {
    let starts = ["Variable not defined: '", "Couldn't find class '"];
    let rest = starts
        .iter()
        .find_map(|start| message.strip_prefix(start))?;
    rest.split('\'').next()
}

/// Says that a name is defined too late, or, once, how names of other invocations become
/// known, where nothing better was found to say.
pub(super) fn help_with_unknown_names(
    diags: &mut Diagnostics,
    keeper: &RecordKeeper,
    is_derive: bool,
) {
    let is_unhelped = |diagnostic: &&mut Diagnostic| {
        diagnostic.help.is_none() && unknown_name(&diagnostic.message).is_some()
    };
    let mut is_first = true;
    for diagnostic in diags.iter_mut().filter(is_unhelped) {
        let name = unknown_name(&diagnostic.message).unwrap_or_default();
        if keeper.def(name).is_some() || keeper.class(name).is_some() {
            let help = format!("`{name}` is defined further down: what is used comes first");
            diagnostic.help(help);
            continue;
        }
        if !std::mem::take(&mut is_first) {
            continue;
        }
        diagnostic.help(if is_derive {
            "what an `ods!` or another derive defines is known here by `#![export(name)]` or `export = name` there and `import = path::name` here"
        } else {
            "what another `ods!` defines is known here by `#![export(name)]` there and `#![import(path::name)]` here, or by a `.td` file that both include"
        });
    }
}

/// Takes back that names are not known, which others may define.
pub(super) fn forget_unknown_names(diags: &mut Diagnostics) {
    let known = std::mem::take(diags)
        .into_iter()
        .filter(|diagnostic| unknown_name(&diagnostic.message).is_none());
    for diagnostic in known {
        diags.push(diagnostic);
    }
}

/// Says once what stands in the macro, to who writes Rust there.
pub(super) fn help_at_top_level(diags: &mut Diagnostics) {
    let mut found = diags.iter_mut().filter(|diagnostic| {
        diagnostic.help.is_none() && diagnostic.message == "Unexpected token at top level"
    });
    if let Some(diagnostic) = found.next() {
        diagnostic.help(
            "here stand TableGen's definitions (`def Name : Class<…>;`, `class`, `let … in`, …); items of Rust stand outside of the macro",
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

/// A value that cannot be computed is reported where it was written.
pub(super) fn place_initializers(diags: &mut Diagnostics, rust: &RustTokens) {
    for diagnostic in diags.iter_mut() {
        let is_unresolved = diagnostic.message.starts_with("Initializer of '")
            && diagnostic.message.contains("could not be fully resolved");
        let note = diagnostic.notes.first().and_then(|(span, _)| *span);
        if is_unresolved && note.and_then(|span| rust.compiler_span(span)).is_some() {
            diagnostic.span = note;
            diagnostic.notes.clear();
            if diagnostic.message.contains(": !cast<bit>(") {
                diagnostic.help("a bit is 0 or 1");
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
