//! The one door of all derives: an item becomes a [`DerivedStruct`].
//!
//! The attributes of the item are written down as the TableGen of a `def`, each
//! piece with the span of what the user wrote, and this definition goes the way of
//! every `ods!`. Constraints, traits and builders are TableGen values in either
//! spelling, so nothing is lost; where the output differs from that of `ods!` is in
//! [`Item`].

use std::rc::Rc;

use ods_tablegen::{Diagnostics, RecordKeeper};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::DeriveInput;

use super::args::{Listed, RustPath, RustPaths, passed_on};
use super::item::read_item;
use super::mistakes::{Mistake, Mistakes};
use super::op::OpStruct;
use super::{def, dialect, enums, fields, op};
use crate::expand::{Expansion, expand_derived};
use crate::includes::Includes;
use crate::model::DefKind;
use crate::prelude;
use crate::rust_tokens::{Export, Given, Pieces};
use crate::share::{Imported, request};

/// A derive macro.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derive {
    /// `#[derive(OpDef)]`
    Op,
    /// `#[derive(DialectDef)]`
    Dialect,
    /// `#[derive(TypeDef)]`
    Type,
    /// `#[derive(AttrDef)]`
    Attr,
    /// `#[derive(EnumAttr)]`
    Enum,
}

impl Derive {
    /// All derive macros.
    pub const ALL: [Self; 5] = [Self::Op, Self::Dialect, Self::Type, Self::Attr, Self::Enum];

    /// The name of the macro.
    pub fn name(self) -> &'static str {
        match self {
            Self::Op => "OpDef",
            Self::Dialect => "DialectDef",
            Self::Type => "TypeDef",
            Self::Attr => "AttrDef",
            Self::Enum => "EnumAttr",
        }
    }

    fn read(self, item: &DeriveInput) -> DerivedStruct {
        match self {
            Self::Op => op::read(item, &[]),
            Self::Dialect => dialect::read(item),
            Self::Type => def::read(item, DefKind::Type),
            Self::Attr => def::read(item, DefKind::Attr),
            Self::Enum => enums::read(item),
        }
    }
}

/// How a derive goes on.
pub enum Derivation {
    /// Definitions are imported: these tokens ask for them, and are the output.
    /// The mistakes are reported now, and not again with the answers.
    Ask(TokenStream, Vec<Mistake>),
    /// The expansion is complete.
    Done(Box<Expansion>),
}

/// An item as a definition, and where its output differs from that of `ods!`.
pub(crate) struct DerivedStruct {
    /// The input of the equivalent `ods!`.
    pub(crate) definition: Pieces,
    /// The exports that are imported.
    pub(crate) imports: Vec<Rc<syn::Path>>,
    /// The path of the runtime crate.
    pub(crate) krate: TokenStream,
    /// The mistakes in the item and its attributes.
    pub(crate) mistakes: Mistakes,
    /// Whether the output is a fallback, mistakes or not.
    pub(crate) is_fallback: bool,
    /// The visibility of the item.
    pub(crate) vis: TokenStream,
    /// Attributes of the item that generated types get too.
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
    /// A type, an attribute or an enum.
    Def(DefItem),
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

/// The struct of a derived type or attribute, or a derived enum.
pub(crate) struct DefItem {
    /// Its name.
    pub(crate) name: Ident,
    /// The Rust path of the dialect; an enum may have none.
    pub(crate) dialect: Option<Rc<syn::Path>>,
    /// Whether the list of its dialect has it.
    pub(crate) is_listed: bool,
    /// Whether it has generic parameters, which it cannot have.
    pub(crate) is_generic: bool,
    /// Whether it is a type or an attribute; nothing for an enum.
    pub(crate) kind: Option<DefKind>,
}

impl DerivedStruct {
    pub(super) fn new(
        input: &DeriveInput,
        mistakes: Mistakes,
        shared: Shared<'_>,
        mut definition: Pieces,
        item: Item,
    ) -> Self {
        let imports = shared.imports.iter().flat_map(|RustPaths(paths)| paths);
        let imports: Vec<Rc<syn::Path>> = imports.cloned().collect();
        let krate = shared.krate.map(|RustPath(path)| path.to_token_stream());
        definition.set_header(Given {
            krate: krate.clone(),
            imports: imports.clone(),
            export: shared.export,
        });
        Self {
            definition,
            imports,
            krate: krate.unwrap_or_else(|| quote! { ::ods_runtime }),
            mistakes,
            is_fallback: false,
            vis: input.vis.to_token_stream(),
            attrs: passed_on(&input.attrs),
            item,
        }
    }

    /// Whether it is a type, an attribute or an enum with generic parameters, which is a mistake.
    pub(crate) fn is_generic_def(&self) -> bool {
        matches!(&self.item, Item::Def(def) if def.is_generic)
    }

    /// The op, if it is one.
    pub(crate) fn op(&self) -> Option<&OpStruct> {
        match &self.item {
            Item::Op(op) => Some(op),
            _ => None,
        }
    }

    /// The dialect, if it is one.
    pub(crate) fn dialect(&self) -> Option<&DialectStruct> {
        match &self.item {
            Item::Dialect(dialect) => Some(dialect),
            _ => None,
        }
    }

    /// The type, attribute or enum, if it is one.
    pub(crate) fn def(&self) -> Option<&DefItem> {
        match &self.item {
            Item::Def(def) => Some(def),
            _ => None,
        }
    }

    /// The names of the prelude that are evaluated once for all items of this kind.
    pub(crate) fn evaluated_before(&self) -> Option<&'static [&'static str]> {
        match &self.item {
            Item::Op(_) => Some(prelude::OF_OPS),
            Item::Def(def) => match def.kind? {
                DefKind::Type => Some(prelude::OF_TYPES),
                DefKind::Attr => Some(prelude::OF_ATTRS),
            },
            Item::Dialect(_) => None,
        }
    }

    /// The Rust path of the dialect that the item belongs to.
    pub(crate) fn dialect_path(&self) -> Option<&syn::Path> {
        match &self.item {
            Item::Op(op) => op.dialect.as_deref(),
            Item::Def(def) => def.dialect.as_deref(),
            Item::Dialect(_) => None,
        }
    }
}

/// The keys that derives share: `import`, `crate` and `export`.
pub(super) struct Shared<'a> {
    pub(super) imports: &'a [RustPaths],
    pub(super) krate: Option<&'a RustPath>,
    pub(super) export: Option<Export>,
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
    let are_said = imported.is_some();
    let includes = &Includes::of_invocation;
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
    let mut kinds = Derive::ALL.into_iter();
    let kind = kinds.find(|kind| Some(kind.name()) == name.as_deref());
    let kind = kind.unwrap_or(Derive::Op);
    derive(kind, trees.collect(), Some(imported), diags)
}

fn expand_input(
    kind: Derive,
    input: &TokenStream,
    imported: Option<&Imported>,
    are_said: bool,
    includes: &dyn Fn() -> Includes,
    diags: &mut Diagnostics,
) -> Derivation {
    let read = match kind {
        // Nothing looks at the types of its fields.
        Derive::Op => read_item(input),
        _ => syn::parse2::<DeriveInput>(input.clone()),
    };
    let Ok(item) = read else {
        // The compiler has parsed it before, and has said what is wrong.
        return Derivation::Done(Box::new(Expansion::empty()));
    };
    let mut derived = kind.read(&item);
    derived.mistakes.are_said = are_said;
    if imported.is_none() && !derived.imports.is_empty() {
        let name = Ident::new(kind.name(), Span::call_site());
        let paths = derived.imports.iter().map(ToTokens::to_token_stream);
        let input = quote! { #name #input };
        let request = request(&derived.krate, "derive_imports", paths.collect(), input);
        return Derivation::Ask(request, derived.mistakes.list);
    }
    let none = Imported::default();
    let imported = imported.unwrap_or(&none);
    let has_mistakes = !derived.mistakes.is_empty();
    let mut expansion = expand_derived(derived, imported, includes(), diags);
    if kind == Derive::Op
        && (has_mistakes || diags.has_errors())
        && let Some(tokens) = stand_ins(&item, &expansion.places.keeper, imported, includes())
    {
        expansion.tokens = tokens;
    }
    Derivation::Done(Box::new(expansion))
}

/// The fallback of an op with wrong constraints: each becomes one that suits the Rust
/// type of its field, so that no errors follow where the parts are used.
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
    derived.is_fallback = true;
    let diags = &mut Diagnostics::new();
    Some(expand_derived(derived, imported, includes, diags).tokens)
}

/// [`derive()`] outside of a compiler, where nothing can be imported.
#[expect(
    clippy::needless_pass_by_value,
    reason = "every entry takes its tokens by value"
)]
#[inline]
pub fn derive_with(
    kind: Derive,
    input: TokenStream,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    let none = Some(&Imported::default());
    let includes = &|| includes.clone();
    match expand_input(kind, &input, none, false, includes, diags) {
        Derivation::Done(expansion) => *expansion,
        Derivation::Ask(..) => Expansion::empty(),
    }
}
