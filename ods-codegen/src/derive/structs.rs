//! `#[derive(OpDef)]` and `#[derive(DialectDef)]`.
//!
//! Attributes are written down as the TableGen of a `def`, each piece with the
//! span that the user gave it, and go the way of every invocation. Constraints,
//! traits and builders are TableGen values in either spelling, so nothing is lost
//! and nothing is done twice; what differs in the output is in [`DerivedStruct`].

use ods_tablegen::{Diagnostics, RecordKeeper};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::DeriveInput;

use super::args::Listed;
use super::mistakes::{Mistake, Mistakes};
use super::op::OpStruct;
use super::{dialect, fields, op};
use crate::expand::{Expansion, expand_derived};
use crate::includes::Includes;
use crate::rust_tokens::Pieces;
use crate::share::{Imported, Pending};

/// A derive macro.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derive {
    /// `#[derive(OpDef)]`
    Op,
    /// `#[derive(DialectDef)]`
    Dialect,
}

const DERIVES: [(&str, Derive); 2] = [("OpDef", Derive::Op), ("DialectDef", Derive::Dialect)];

impl Derive {
    /// The name of the macro.
    pub fn name(self) -> &'static str {
        let found = DERIVES.iter().find(|(_, derive)| *derive == self);
        found.map_or("", |(name, _)| name)
    }
}

/// How a derive goes on.
pub enum Derivation {
    /// Definitions are imported: these tokens ask for them, and are the output. What
    /// is wrong with the attributes is not said again when the answers are there.
    Ask(TokenStream, Vec<Mistake>),
    /// It is done.
    Done(Box<Expansion>),
}

/// What a derive has read, and where its output is not that of `ods!`.
pub(crate) struct DerivedStruct {
    /// The input of the `ods!` that says the same.
    pub(crate) definition: Pieces,
    /// The exports that are imported.
    pub(crate) imports: Vec<syn::Path>,
    /// The path of the runtime crate.
    pub(crate) krate: TokenStream,
    /// What is wrong with the attributes.
    pub(crate) mistakes: Mistakes,
    /// The visibility of the struct.
    pub(crate) vis: TokenStream,
    /// Attributes of the struct that generated types have too.
    pub(crate) attrs: TokenStream,
    /// What is derived.
    pub(crate) item: Item,
}

/// What is derived.
pub(crate) enum Item {
    /// An op.
    Op(OpStruct),
    /// A dialect.
    Dialect(DialectStruct),
}

/// The struct of a derived dialect.
pub(crate) struct DialectStruct {
    /// Its name.
    pub(crate) name: Ident,
    /// The handles of its ops.
    pub(crate) ops: Vec<Listed>,
    /// Its types and its attributes.
    pub(crate) types: Vec<Listed>,
    pub(crate) attributes: Vec<Listed>,
    /// The dialects that come along.
    pub(crate) dependents: Vec<Listed>,
    /// Whether the struct has generic parameters, which a dialect cannot have.
    pub(crate) is_generic: bool,
}

impl DerivedStruct {
    /// The op, if it is one.
    pub(crate) fn op(&self) -> Option<&OpStruct> {
        match &self.item {
            Item::Op(op) => Some(op),
            Item::Dialect(_) => None,
        }
    }

    /// The dialect, if it is one.
    pub(crate) fn dialect(&self) -> Option<&DialectStruct> {
        match &self.item {
            Item::Dialect(dialect) => Some(dialect),
            Item::Op(_) => None,
        }
    }

    /// The Rust path of the dialect that what is derived belongs to.
    pub(crate) fn dialect_path(&self) -> Option<&syn::Path> {
        self.op()?.dialect.as_ref()
    }
}

/// Expands the derive macro `derive` for an item; mistakes go to `diags`.
///
/// `imported` is what the exports of `import = path` have answered, or nothing
/// in the first call; then the answers go to `derive_imports`, and by
/// [`receive`](crate::receive) to [`derive_imported`].
#[expect(
    clippy::needless_pass_by_value,
    reason = "every entry takes its tokens by value"
)]
pub fn derive(
    derive: Derive,
    input: TokenStream,
    imported: Option<&Imported>,
    diags: &mut Diagnostics,
) -> Derivation {
    let includes = Includes::of_invocation();
    let are_said = imported.is_some();
    expand_input(derive, &input, imported, are_said, includes, diags)
}

/// [`derive()`] with what its import has answered: the name of the macro and the
/// item, as they were handed on.
pub fn derive_imported(
    input: TokenStream,
    imported: &Imported,
    diags: &mut Diagnostics,
) -> Derivation {
    let mut trees = input.into_iter();
    let name = trees.next().map(|name| name.to_string());
    let kind = DERIVES
        .iter()
        .find(|(known, _)| Some(*known) == name.as_deref());
    let kind = kind.map_or(Derive::Op, |(_, kind)| *kind);
    derive(kind, trees.collect(), Some(imported), diags)
}

fn expand_input(
    kind: Derive,
    input: &TokenStream,
    imported: Option<&Imported>,
    are_said: bool,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Derivation {
    let Ok(item) = syn::parse2::<DeriveInput>(input.clone()) else {
        // The compiler has parsed it before, and has said what is wrong.
        return Derivation::Done(Box::new(Expansion::empty()));
    };
    let mut derived = match kind {
        Derive::Op => op::read(&item, &[]),
        Derive::Dialect => dialect::read(&item),
    };
    derived.mistakes.are_said = are_said;
    if imported.is_none() && !derived.imports.is_empty() {
        let krate = &derived.krate;
        let name = Ident::new(kind.name(), Span::call_site());
        let pending = Pending {
            call_site: Span::call_site(),
            callback: quote! { #krate::__private::derive_imports },
            paths: derived
                .imports
                .iter()
                .map(ToTokens::to_token_stream)
                .collect(),
            answers: TokenStream::new(),
            input: quote! { #name #input },
        };
        return Derivation::Ask(pending.ask(), derived.mistakes.list);
    }
    let none = Imported::default();
    let imported = imported.unwrap_or(&none);
    let again = (kind == Derive::Op).then(|| includes.clone());
    let has_mistakes = !derived.mistakes.is_empty();
    let mut expansion = expand_derived(derived, imported, includes, diags);
    if let Some(includes) = again.filter(|_| has_mistakes || diags.has_errors())
        && let Some(tokens) = stand_ins(&item, &expansion.places.keeper, imported, includes)
    {
        expansion.tokens = tokens;
    }
    Derivation::Done(Box::new(expansion))
}

/// The fallback of an op some of whose constraints are wrong: what their fields are in
/// Rust says what kind of parts they are, so that nothing follows where they are used.
fn stand_ins(
    item: &DeriveInput,
    keeper: &RecordKeeper,
    imported: &Imported,
    includes: Includes,
) -> Option<TokenStream> {
    let derived = op::read(item, &[]);
    let lost = fields::lost_fields(derived.op()?, keeper);
    if lost.is_empty() {
        return None;
    }
    let mut derived = op::read(item, &lost);
    // What is wrong has been said; this says that something is.
    derived.mistakes.add(&item.ident, "");
    let diags = &mut Diagnostics::new();
    Some(expand_derived(derived, imported, includes, diags).tokens)
}

/// [`derive()`] outside of a compiler, where nothing can be imported.
#[expect(
    clippy::needless_pass_by_value,
    reason = "every entry takes its tokens by value"
)]
pub fn derive_with(
    kind: Derive,
    input: TokenStream,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    let none = Some(&Imported::default());
    match expand_input(kind, &input, none, false, includes, diags) {
        Derivation::Done(expansion) => *expansion,
        Derivation::Ask(..) => Expansion::empty(),
    }
}

/// The attributes at the top of the `ods!` that says the same.
pub(super) fn header(krate: Option<&syn::Path>, imports: &[syn::Path]) -> TokenStream {
    let krate = krate.map(|path| quote! { #![crate(#path)] });
    quote! { #krate #(#![import(#imports)])* }
}
