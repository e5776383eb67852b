//! A unit: the definitions of one invocation, as its export carries them.

use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::quote;

/// The definitions of one invocation.
#[derive(Clone)]
pub(crate) struct Unit {
    /// `$crate` of the export: the crate of the invocation.
    pub(crate) krate: TokenStream,
    /// The name of the package, which distinguishes units.
    pub(crate) package: String,
    /// The name of the export.
    pub(crate) name: String,
    /// The module of the generated types, below the crate: `a::b`.
    pub(crate) module: String,
    /// Whether it has errors, which were reported.
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

/// An `include` in a unit, and the file that it refers to.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct IncludedFile {
    /// The including file; empty for the invocation itself.
    pub(crate) from: String,
    /// The name that is written.
    pub(crate) name: String,
    /// The path of the file.
    pub(crate) path: String,
    /// The text; in a unit, empty if an earlier `include` refers to the same file.
    pub(crate) text: String,
    /// Whether the invocation emits the definitions in the file.
    pub(crate) is_emitted: bool,
}

impl Unit {
    /// Whether both are the same export.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        (&self.package, &self.name, &self.path) == (&other.package, &other.name, &other.path)
            && (self.line, &self.text, &self.files) == (other.line, &other.text, &other.files)
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

    /// Parses the output of [`Self::to_tokens`], without the group.
    pub(crate) fn parse(tokens: TokenStream) -> Option<Self> {
        let mut reader = Reader(tokens.into_iter().peekable());
        // `$crate` is two tokens until a macro expands it.
        let is_krate = |tree: &TokenTree| !matches!(tree, TokenTree::Literal(_));
        let krate = [reader.0.next_if(is_krate), reader.0.next_if(is_krate)];
        let mut unit = Self {
            krate: krate.into_iter().flatten().collect(),
            package: reader.string()?,
            name: reader.string()?,
            module: reader.string()?,
            is_broken: reader.bool()?,
            path: reader.string()?,
            line: reader.line()?,
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

    fn line(&mut self) -> Option<u32> {
        let line = self.literal()?.to_string();
        line.trim_end_matches("u32").parse().ok()
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
