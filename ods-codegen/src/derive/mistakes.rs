//! What is wrong with the attributes of a derive.

use darling::FromMeta;
use darling::ast::NestedMeta;
use proc_macro2::{Span, TokenTree};
use quote::ToTokens;

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

    /// All that is said.
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
    /// Whether an import may be among it: names that are not known may come from there.
    pub(crate) lacks_imports: bool,
    /// Whether they have been reported before.
    pub(crate) are_said: bool,
    /// The keys that are there, although not as they are written; all of them where there
    /// is `*`.
    meant: Vec<String>,
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
        self.push(place, message.into(), None)
    }

    fn push(&mut self, place: (Span, Span), message: String, help: Option<String>) -> &mut Mistake {
        let at = self.list.len();
        self.list.push(Mistake {
            place,
            message,
            help,
        });
        &mut self.list[at]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Notes that of these tokens, or of a whole attribute, nothing was read.
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

    /// Reports that the key is not there, at `at`; not if it is there, but wrong.
    pub(crate) fn lacks(
        &mut self,
        key: &str,
        metas: &[NestedMeta],
        attr: &str,
        at: &impl ToTokens,
    ) {
        self.lacks_parts = true;
        if !self.has(key, metas) {
            self.add(at, format!("`#[{attr}(…)]` lacks `{key}`"));
        }
    }

    /// Whether the key is there, although perhaps not as it is written.
    fn has(&self, key: &str, metas: &[NestedMeta]) -> bool {
        let is_there = |word: &String| word == key || word == "*";
        let is_key = |meta: &NestedMeta| key_of(meta).is_some_and(|word| word == key);
        self.meant.iter().any(is_there) || metas.iter().any(is_key)
    }

    /// What the items in `#[attr(…)]` say, those of them that are right, and the
    /// mistakes in the others. What has no place of its own is reported at `at`.
    pub(crate) fn take<T: FromMeta>(
        &mut self,
        metas: &[NestedMeta],
        attr: &str,
        at: &impl ToTokens,
    ) -> Option<T> {
        let errors = match T::from_list(metas) {
            Ok(value) => return Some(value),
            Err(error) => error.flatten(),
        };
        for error in errors {
            let span = error.explicit_span();
            let place = span.map_or_else(|| ends(at), |span| (span, span));
            let said = said_by_darling(&error.to_string(), attr);
            self.meant.extend(said.meant.clone());
            if said
                .missing
                .as_ref()
                .is_some_and(|key| self.has(key, metas))
            {
                continue;
            }
            self.lacks_parts |= !said.is_superfluous;
            self.lacks_imports |= said.may_be_import(metas);
            let help = match (&said.meant, &said.unknown) {
                (Some(near), _) => Some(format!("a key named `{near}` exists")),
                (None, Some(key)) => instead_of(attr, key).map(str::to_owned),
                _ => None,
            };
            self.push(place, said.message, help);
        }
        // Each item by itself, to find those which are right.
        let are_right = |metas: &[NestedMeta], key: &str| match T::from_list(metas) {
            Ok(_) => true,
            // What else must be there does not matter here.
            Err(error) => error.flatten().into_iter().all(|error| {
                let said = said_by_darling(&error.to_string(), attr);
                said.missing.is_some_and(|missing| missing != key)
            }),
        };
        let mut right: Vec<NestedMeta> = Vec::new();
        for meta in metas {
            let Some(key) = key_of(meta) else { continue };
            let is_first = right
                .iter()
                .all(|other| key_of(other).as_ref() != Some(&key));
            let is_right = are_right(std::slice::from_ref(meta), &key);
            self.lacks_imports |= !is_right && key == "import";
            if is_right && (is_first || are_right(&[meta.clone(), meta.clone()], &key)) {
                right.push(meta.clone());
            }
        }
        T::from_list(&right).ok()
    }
}

/// What to write instead of a key that there is not.
fn instead_of(attr: &str, key: &str) -> Option<&'static str> {
    match (attr, key) {
        ("op" | "dialect", "export") => Some(
            "what is shared with `ods!` are types, attributes and enums; to share ops, define them and their dialect in `ods!`, to which derived ops can belong: `#[op(dialect = TheDialect)]`",
        ),
        ("op", "arguments" | "operands" | "attributes" | "properties" | "results") => Some(
            "the fields of the struct are the parts of the op: `#[operand(Constraint)] name: Value`",
        ),
        ("op", "regions" | "successors") => Some(
            "the fields of the struct are the parts of the op: `#[region(Constraint)] name: Region`",
        ),
        ("op" | "dialect", "cpp_namespace" | "cppNamespace" | "namespace") => {
            Some("the types are in the module of the struct")
        }
        ("op", "verify" | "verifier") => Some("write `has_verifier`"),
        ("op", "fold" | "folder") => Some("write `has_folder`"),
        ("op", "interface" | "implements") => Some("write `interfaces = [path::Trait]`"),
        _ => None,
    }
}

/// The key of an item.
fn key_of(meta: &NestedMeta) -> Option<String> {
    match meta {
        NestedMeta::Meta(meta) => meta.path().get_ident().map(ToString::to_string),
        _ => None,
    }
}

/// The spans of the first and of the last token.
pub(crate) fn ends(tokens: &impl ToTokens) -> (Span, Span) {
    let mut trees = tokens.to_token_stream().into_iter();
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

/// A message of darling's in our words.
struct Said {
    message: String,
    /// The key that may have been meant.
    meant: Option<String>,
    /// The key that is not there.
    missing: Option<String>,
    /// The key that nobody knows.
    unknown: Option<String>,
    /// Whether all that matters was read.
    is_superfluous: bool,
}

impl Said {
    /// Whether what is wrong may have been meant to import something: its key is like
    /// `import`, or unlike all others and has a path for a value.
    fn may_be_import(&self, metas: &[NestedMeta]) -> bool {
        let has_path = |key: &String| {
            let meta = metas.iter().find(|meta| key_of(meta).as_ref() == Some(key));
            meta.is_some_and(|meta| meta.to_token_stream().to_string().contains("::"))
        };
        match &self.meant {
            Some(key) => key == "import",
            None => self.unknown.as_ref().is_some_and(has_path),
        }
    }
}

/// Whether nothing else that is said is wrong without this key.
fn is_independent(key: &str) -> bool {
    key.starts_with("has_") || ["summary", "description", "deprecated"].contains(&key)
}

fn said_by_darling(text: &str, attr: &str) -> Said {
    // The key at the end is where the place is underlined.
    let text = match text.rsplit_once(" at ") {
        Some((message, key)) if !key.contains(' ') => message,
        _ => text,
    };
    let (text, meant) = match text.split_once(". Did you mean `") {
        Some((text, near)) => (text, near.split('`').next()),
        None => (text, None),
    };
    let quoted = text.split('`').nth(1).unwrap_or_default();
    let is_unknown = text.starts_with("Unknown field");
    let is_duplicate = text.starts_with("Duplicate field");
    let is_missing = text.starts_with("Missing field");
    let message = if is_unknown {
        format!("unknown key `{quoted}` in `#[{attr}(…)]`")
    } else if is_duplicate {
        format!("`{quoted}` is given twice")
    } else if text.starts_with("Unexpected type") {
        format!("a value of type `{quoted}` cannot stand here")
    } else if is_missing {
        format!("`#[{attr}(…)]` lacks `{quoted}`")
    } else {
        let mut chars = text.chars();
        let first = chars.next().map(|first| first.to_ascii_lowercase());
        first.into_iter().chain(chars).collect()
    };
    Said {
        message,
        meant: meant.map(str::to_owned),
        missing: is_missing.then(|| quoted.to_owned()),
        unknown: is_unknown.then(|| quoted.to_owned()),
        is_superfluous: is_duplicate || is_unknown && meant.is_some_and(is_independent),
    }
}
