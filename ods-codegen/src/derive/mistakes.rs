//! Mistakes in the item and the attributes of a derive.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Meta;

use super::keys::key_of;

/// A mistake in the input of a derive.
#[derive(Debug)]
pub struct Mistake {
    /// The tokens to underline: the first and the last one.
    place: (Span, Span),
    /// What it is.
    pub message: String,
    /// What to write instead.
    pub help: Option<String>,
}

impl Mistake {
    /// Where it is: its first token and its last one.
    pub fn place(&self) -> (Span, Span) {
        self.place
    }

    /// The message with its help.
    pub fn text(&self) -> String {
        match &self.help {
            Some(help) => format!("{}\n = help: {help}", self.message),
            None => self.message.clone(),
        }
    }

    /// Adds what to write instead.
    pub(crate) fn help(&mut self, help: impl Into<String>) {
        self.help = Some(help.into());
    }
}

/// The mistakes of one input, in the order in which they were found.
#[derive(Default)]
pub(crate) struct Mistakes {
    /// All of them.
    pub(crate) list: Vec<Mistake>,
    /// Whether something that was written is missing from what was read. What
    /// follows from that is not reported.
    pub(crate) lacks_parts: bool,
    /// Whether an import may be missing, by which unknown names may be known.
    pub(crate) lacks_imports: bool,
    /// Whether they have been reported before.
    pub(crate) are_said: bool,
    /// Keys that were probably meant by what could not be read; `*` stands for all.
    pub(super) meant: Vec<String>,
}

impl Mistakes {
    /// Adds a mistake in `tokens`, by which a part of what was written is lost.
    pub(crate) fn add(
        &mut self,
        tokens: &impl ToTokens,
        message: impl Into<String>,
    ) -> &mut Mistake {
        self.add_at(ends(tokens), message)
    }

    /// [`Mistakes::add`] between two tokens.
    pub(super) fn add_at(
        &mut self,
        place: (Span, Span),
        message: impl Into<String>,
    ) -> &mut Mistake {
        self.lacks_parts = true;
        self.note(place, message)
    }

    /// Adds a mistake by which nothing is lost.
    pub(super) fn note(&mut self, place: (Span, Span), message: impl Into<String>) -> &mut Mistake {
        let at = self.list.len();
        self.list.push(Mistake {
            place,
            message: message.into(),
            help: None,
        });
        &mut self.list[at]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Notes that these tokens, or a whole attribute, could not be read.
    pub(crate) fn lose(&mut self, tokens: Option<&[TokenTree]>) {
        match tokens {
            None => self.meant.push("*".to_owned()),
            Some(tokens) => self
                .meant
                .extend(tokens.iter().filter_map(|tree| match tree {
                    TokenTree::Ident(word) => Some(word.to_string()),
                    _ => None,
                })),
        }
        let last = self.meant.iter();
        self.lacks_imports |= last.rev().any(|word| word == "import" || word == "*");
    }

    /// Reports at `at` that a required key is missing, unless it is there with a mistake.
    pub(crate) fn lacks(&mut self, key: &str, metas: &[Meta], attr: &str, at: &impl ToTokens) {
        self.lacks_parts = true;
        if !self.has(key, metas) {
            self.add(at, format!("`#[{attr}(…)]` lacks `{key}`"));
        }
    }

    /// Whether the key is given, perhaps with a mistake.
    fn has(&self, key: &str, metas: &[Meta]) -> bool {
        let is_there = |word: &String| word == key || word == "*";
        let is_key = |meta: &Meta| key_of(meta) == key;
        self.meant.iter().any(is_there) || metas.iter().any(is_key)
    }
}

/// The spans of the first and of the last token.
pub(crate) fn ends(tokens: &impl ToTokens) -> (Span, Span) {
    ends_of(tokens.to_token_stream())
}

fn ends_of(tokens: TokenStream) -> (Span, Span) {
    let mut trees = tokens.into_iter();
    let Some(first) = trees.next() else {
        return (Span::call_site(), Span::call_site());
    };
    let start = match &first {
        TokenTree::Group(group) => group.span_open(),
        tree => tree.span(),
    };
    let end = match trees.last().unwrap_or(first) {
        TokenTree::Group(group) => group.span_close(),
        tree => tree.span(),
    };
    (start, end)
}
