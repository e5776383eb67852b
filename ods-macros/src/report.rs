//! From diagnostics to compiler errors.
//!
//! The only module that knows `proc-macro-error2`, so that it can be exchanged.
//! An error in the tokens of the invocation underlines them; an error in a file
//! underlines the `include` that led there and shows the place in its message.

use ods_codegen::derive::Mistake;
use ods_codegen::{Expansion, Place, Places};
use ods_tablegen::{Diagnostics, Severity};
use proc_macro_error2::{Diagnostic, DiagnosticExt as _, Level, SpanRange, append_dummy};
use proc_macro2::{Span, TokenStream};

/// Keeps the output although errors were reported.
pub(crate) fn survives_errors(tokens: TokenStream) -> TokenStream {
    append_dummy(tokens.clone());
    tokens
}

/// Reports all diagnostics; the code of the expansion survives them.
///
/// What a derive says of its attributes was reported before.
pub(crate) fn emit_all(diags: Diagnostics, expansion: &Expansion) {
    append_dummy(expansion.tokens.clone());
    for diagnostic in diags {
        emit(&diagnostic, &expansion.places);
    }
}

/// An error about the whole invocation, in place of everything.
pub(crate) fn call_site_error(message: &str) -> proc_macro::TokenStream {
    Diagnostic::new(Level::Error, message.to_owned()).emit();
    proc_macro::TokenStream::new()
}

/// Reports what is wrong with the item and the attributes of a derive.
pub(crate) fn emit_mistakes(mistakes: Vec<Mistake>) {
    for mistake in mistakes {
        let (first, last) = mistake.place();
        let range = SpanRange { first, last };
        Diagnostic::spanned_range(range, Level::Error, mistake.text()).emit();
    }
}

fn emit(diagnostic: &ods_tablegen::Diagnostic, places: &Places) {
    let level = match diagnostic.severity {
        Severity::Error => Level::Error,
        Severity::Warning | Severity::Note => Level::Warning,
    };
    let mut message = diagnostic.message();
    let range = locate(places.find(diagnostic.span), &mut message);
    // On stable Rust, notes and help are part of the message in any case.
    for (span, note) in &diagnostic.notes {
        let mut note = note.clone();
        match places.find(*span) {
            // The compiler has no place for them.
            Place::Tokens(first, _) => note = format!("{note}, at {}", position(first)),
            place => drop(locate(place, &mut note)),
        }
        message = format!("{message}\n = note: {note}");
    }
    if let Some(help) = &diagnostic.help {
        message = format!("{message}\n = help: {help}");
    }
    Diagnostic::spanned_range(range, level, message).emit();
}

/// The tokens to underline; a place in a file goes into the message.
fn locate(place: Place, message: &mut String) -> SpanRange {
    let call_site = (Span::call_site(), Span::call_site());
    let (first, last) = match place {
        Place::Tokens(first, last) => (first, last),
        Place::File(place) => {
            *message = format!("{message}\n{place}");
            place.included_at.unwrap_or(call_site)
        }
        Place::Unknown => call_site,
    };
    SpanRange { first, last }
}

/// `file:line:column`
fn position(span: Span) -> String {
    let start = span.start();
    let file = span.file();
    format!("{file}:{}:{}", start.line, start.column + 1)
}
