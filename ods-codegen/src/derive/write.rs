//! Writing what keys say as TableGen: `let field = value;`, all of it with the span
//! of the value, where errors that follow from it are reported.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::{Attribute, Path};

use super::args::{Code, Flag, Text, doc_lines, value};
use super::mistakes::ends;
use crate::rust_tokens::{Pieces, pieces};

impl Pieces {
    /// `let field = "text";`
    pub(super) fn set_text(&mut self, field: &str, text: Option<&Text>) {
        if let Some(Text(text)) = text {
            self.set_string(field, &value(text), text.span());
        }
    }

    /// `let field = "text";`
    pub(super) fn set_string(&mut self, field: &str, text: &str, span: Span) {
        pieces!(self, span => [set field, span] [string text, span] ";");
    }

    /// `let field = 1;`
    pub(super) fn set_flag(&mut self, field: &str, flag: Option<Flag>) {
        if let Some(Flag(flag, span)) = flag {
            self.set(field, span);
            self.text(if flag { "1;" } else { "0;" }, span);
        }
    }

    /// `let field = value;`, at the end of the value.
    pub(super) fn set_value(&mut self, field: &str, value: Option<&TokenStream>) {
        if let Some(value) = value {
            let (_, span) = ends(value);
            pieces!(self, span => [set field, span] [tokens value.clone()] ";");
        }
    }

    /// `let field = [{ code }];`
    pub(super) fn set_code(&mut self, field: &str, code: Option<&Code>) {
        match code {
            Some(Code::Text(text)) => self.set_string(field, &text.value(), text.span()),
            Some(Code::Tokens(code)) => self.set_value(field, Some(code)),
            None => {}
        }
    }

    /// `let summary = …; let description = …;`: what the keys say, else the first line
    /// of the documentation and the rest of it.
    pub(super) fn set_docs(
        &mut self,
        attrs: &[Attribute],
        summary: Option<&Text>,
        description: Option<&Text>,
        span: Span,
    ) {
        let docs = doc_text(attrs);
        let (first, rest) = docs.split_once('\n').unwrap_or((&docs, ""));
        for (field, text, default) in [
            ("summary", summary, first),
            ("description", description, rest),
        ] {
            match text {
                Some(_) => self.set_text(field, text),
                None => self.set_string(field, default.trim(), span),
            }
        }
    }

    /// `class<"path">` for each of the Rust traits `paths`, between commas.
    pub(super) fn interfaces(&mut self, class: &str, paths: &[Path]) {
        for (number, path) in paths.iter().enumerate() {
            let (span, _) = ends(path);
            let comma = if number == 0 { "" } else { "," };
            pieces!(self, span => comma [name class, span] "<" [string &shown(path), span] ">");
        }
    }
}

/// A path as it is written.
pub(super) fn shown(path: &impl ToTokens) -> String {
    path.to_token_stream().to_string().replace(' ', "")
}

/// The text of the documentation of an item, without the blank before each line.
pub(super) fn doc_text(attrs: &[Attribute]) -> String {
    let lines = doc_lines(attrs).unwrap_or_default();
    let lines = lines.split('\n');
    let lines: Vec<&str> = lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    lines.join("\n")
}
