//! Diagnostics about code that is not Rust.

use ods_tablegen::{Diagnostic, Diagnostics, Kind, Span};

use super::{CodeChecker, Holes};
use crate::code::{Code, CodeError, Grammar};
use crate::cpp::help_with_cpp;
use crate::older;
use crate::upstream::unknown_snippet;

impl CodeChecker<'_> {
    /// Reports code that is not in its grammar.
    pub(super) fn report_code(
        &self,
        code: Code<'_>,
        at: Span,
        grammar: Grammar,
        holes: Holes<'_, '_>,
        error: CodeError,
        diags: &mut Diagnostics,
    ) {
        // Code that was computed from a value that an assertion refused follows from that.
        let is_refused = |it: &Diagnostic| matches!(it.kind, Kind::Assertion { .. });
        if code.origin.is_none() && diags.iter().any(is_refused) {
            return;
        }
        let place = error.span;
        let place = place.map(|(first, last)| self.rust.add_place(first, last));
        let diagnostic = diags.error(place.unwrap_or(at), error.message);
        if code.origin.is_none() {
            diagnostic.note(None, format!("the code is `{}`", code.text.trim()));
        }
        for number in holes.several {
            let text =
                format!("`${number}` stands for the results of an operation, separated by commas");
            diagnostic.note(None, text);
        }
        if grammar == Grammar::Type
            && let Some(ty) = older::type_in_rust(code.text)
        {
            diagnostic.help(format!("in Rust it is `{ty}`"));
        } else if let Some(help) = help_with_cpp(code.text) {
            diagnostic.help(help);
        }
    }
}

/// Reports C++ without a translation, unless the vocabulary itself is wrong.
pub(super) fn report_unknown(code: Code<'_>, at: Span, diags: &mut Diagnostics) {
    let Some((part, snippet)) = unknown_snippet(code.text).filter(|(part, _)| !part.is_empty())
    else {
        return;
    };
    let diagnostic = diags.error(at, "the vocabulary has no translation of this C++");
    diagnostic.note(None, format!("the code is `{snippet}`"));
    if part != snippet {
        diagnostic.note(None, format!("`{part}` has no translation"));
    }
    diagnostic.help("`#![vocabulary(\"file\")]` adds translations of C++");
}
