//! A unit: the definitions of one invocation, as its export carries them.

use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::quote;

/// The definitions of one invocation.
#[derive(Clone)]
pub(crate) struct Unit {
    /// `$crate` of the export: the crate of the invocation.
    pub(crate) krate: TokenStream,
    /// The name of the package, for telling units apart.
    pub(crate) package: String,
    /// The name of the export.
    pub(crate) name: String,
    /// The module of the generated types, below the crate: `a::b`.
    pub(crate) module: String,
    /// Whether there were errors in it, which have been reported.
    pub(crate) is_broken: bool,
    /// The file of the invocation.
    pub(crate) path: String,
    /// The line of that file in which `text` begins, from 1.
    pub(crate) line: u32,
    /// The definitions.
    pub(crate) text: String,
    /// The files that are included.
    pub(crate) files: Vec<IncludedFile>,
}

/// An `include` in a unit, and the file that it means.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct IncludedFile {
    /// The including file; empty for the invocation itself.
    pub(crate) from: String,
    /// The name that is written.
    pub(crate) name: String,
    /// The path of the file.
    pub(crate) path: String,
    /// What it holds; empty if an earlier `include` names the same file.
    pub(crate) text: String,
    /// Whether the invocation generates what the file defines.
    pub(crate) is_emitted: bool,
}

impl Unit {
    /// Whether both are the same export.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let key = |unit: &Self| {
            (
                unit.package.clone(),
                unit.name.clone(),
                unit.path.clone(),
                unit.line,
            )
        };
        key(self) == key(other) && self.text == other.text && self.files == other.files
    }

    /// The unit as tokens, in a group.
    pub(crate) fn to_tokens(&self) -> TokenStream {
        let Self {
            krate,
            package,
            name,
            module,
            is_broken,
            path,
            line,
            text,
            files,
        } = self;
        let files = files.iter().map(|file| {
            let IncludedFile {
                from,
                name,
                path,
                text,
                is_emitted,
            } = file;
            quote! { #from #name #path #text #is_emitted }
        });
        quote! { { #krate #package #name #module #is_broken #path #line #text #(#files)* } }
    }

    /// Reads what [`Self::to_tokens`] wrote, without the group.
    pub(crate) fn parse(tokens: TokenStream) -> Option<Self> {
        let mut reader = Reader(tokens.into_iter().peekable());
        let mut krate = TokenStream::new();
        krate.extend(
            reader
                .0
                .next_if(|tree| !matches!(tree, TokenTree::Literal(_))),
        );
        // `$crate` is two tokens where no macro has looked at it.
        krate.extend(
            reader
                .0
                .next_if(|tree| !matches!(tree, TokenTree::Literal(_))),
        );
        let mut unit = Self {
            krate,
            package: reader.string()?,
            name: reader.string()?,
            module: reader.string()?,
            is_broken: reader.bool()?,
            path: reader.string()?,
            line: reader
                .string_of_literal()?
                .trim_end_matches("u32")
                .parse()
                .ok()?,
            text: reader.string()?,
            files: Vec::new(),
        };
        while reader.0.peek().is_some() {
            unit.files.push(IncludedFile {
                from: reader.string()?,
                name: reader.string()?,
                path: reader.string()?,
                text: reader.string()?,
                is_emitted: reader.bool()?,
            });
        }
        Some(unit)
    }
}

struct Reader(std::iter::Peekable<proc_macro2::token_stream::IntoIter>);

impl Reader {
    fn literal(&mut self) -> Option<Literal> {
        match self.0.next()? {
            TokenTree::Literal(literal) => Some(literal),
            _ => None,
        }
    }

    fn string_of_literal(&mut self) -> Option<String> {
        self.literal().map(|literal| literal.to_string())
    }

    fn string(&mut self) -> Option<String> {
        let literal = TokenTree::Literal(self.literal()?);
        let string: syn::LitStr = syn::parse2(literal.into()).ok()?;
        Some(string.value())
    }

    fn bool(&mut self) -> Option<bool> {
        match self.0.next()? {
            TokenTree::Ident(word) => Some(word == "true"),
            _ => None,
        }
    }
}
