//! Writing what keys say as TableGen: `let field = value;`, all of it with the span
//! of the value, where errors that follow from it are reported.

use std::rc::Rc;

use proc_macro2::Span;
use quote::ToTokens;
use syn::{Attribute, Path};

use super::args::{Code, Flag, List, Text, Value, doc_lines, value};
use super::mistakes::ends;
use crate::rust_tokens::{Pieces, pieces};

/// A value that is written as TableGen.
pub(super) trait Write {
    /// The span of everything that is written around the value.
    fn span(&self) -> Span;

    fn write(&self, out: &mut Pieces);
}

impl Write for Text {
    fn span(&self) -> Span {
        self.0.span()
    }

    fn write(&self, out: &mut Pieces) {
        out.string(&value(&self.0), self.0.span());
    }
}

impl Write for Flag {
    fn span(&self) -> Span {
        self.1
    }

    fn write(&self, out: &mut Pieces) {
        out.text(if self.0 { "1" } else { "0" }, self.1);
    }
}

macro_rules! write_tokens {
    ($($name:ident),*) => {$(
        impl Write for $name {
            fn span(&self) -> Span {
                ends(&self.0).1
            }

            fn write(&self, out: &mut Pieces) {
                out.tokens(self.0.clone());
            }
        }
    )*};
}
write_tokens!(Value, List);

impl Write for Code {
    fn span(&self) -> Span {
        match self {
            Self::Tokens(code) => ends(code).1,
            Self::Text(text) => text.span(),
        }
    }

    fn write(&self, out: &mut Pieces) {
        match self {
            Self::Tokens(code) => out.tokens(code.clone()),
            Self::Text(text) => out.string(&value(text), text.span()),
        }
    }
}

impl Pieces {
    /// `let field = value;`
    pub(super) fn set_value(&mut self, field: &str, value: Option<&impl Write>) {
        if let Some(value) = value {
            let span = value.span();
            self.set(field, span);
            value.write(self);
            self.text(";", span);
        }
    }

    /// `let field = "text";`
    pub(super) fn set_string(&mut self, field: &str, text: &str, span: Span) {
        pieces!(self, span => [set field, span] [string text, span] ";");
    }

    /// `class<"path">` for each of the Rust traits `paths`, between commas.
    pub(super) fn interfaces(&mut self, class: &str, paths: &[Rc<Path>]) {
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
