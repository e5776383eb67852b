//! Generated code and names with the places of what they are generated from.

use ods_tablegen::Span;

use super::{Generator, names};

impl Generator<'_, '_> {
    /// Generated code at a span, where the compiler reports errors in it.
    pub(super) fn text_at(&self, text: &str, span: Span) -> String {
        let Some(span) = self.rust.compiler_span(span) else {
            return text.to_owned();
        };
        let tokens = self.code.tokens_with_splices(text).into_iter();
        let tokens = tokens.map(|mut token| {
            token.set_span(span);
            token
        });
        self.code.splice_written(tokens.collect())
    }

    /// The name of a generated method of a part that is defined at `span`, to which editors and notes of the
    /// compiler lead.
    pub(super) fn method_name(&self, name: &str, span: Span) -> String {
        // The path of the runtime crate may be a splice, and then no item is cut at marks.
        let spans = self.rust.compiler_spans(span);
        let spans = spans.filter(|_| !self.is_fallback && !self.code.is_crate_spliced());
        // Of `$lhs`, the name. The call site's hygiene keeps it generated code, which lints skip.
        spans.map_or_else(
            || name.to_owned(),
            |(_, last)| {
                let span = proc_macro2::Span::call_site().located_at(last);
                let name = names::ident_with(names::plain(name), span);
                self.code.splice_name(name)
            },
        )
    }

    /// A name at the place where the user wrote it.
    pub(super) fn name_at(&self, name: &str, span: Span) -> String {
        self.rust.compiler_span(span).map_or_else(
            || names::ident(name),
            |span| self.code.splice_name(names::ident_with(name, span)),
        )
    }
}
