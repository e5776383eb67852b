//! Constraints as statics, each emitted once per invocation.
//!
//! Two constraints are the same if they test the same and are called the same,
//! whatever definitions they come from.

use ods_tablegen::{RecordId, StringValue};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use rustc_hash::FxHashMap;

use super::{Generator, names};
use crate::code::{Code, CodeTable};
use crate::model::{
    AttrConstraint, Constraint, Pred, RegionConstraint, SuccessorConstraint, TypeConstraint,
};

/// The statics that were asked for.
#[derive(Default)]
pub(super) struct ConstraintPool<'k> {
    by_record: FxHashMap<RecordId, Ident>,
    by_content: FxHashMap<Content<'k>, Ident>,
    statics: TokenStream,
}

/// What makes two constraints the same.
#[derive(PartialEq, Eq, Hash)]
struct Content<'k> {
    kind: Kind,
    summary: &'k str,
    predicate: Option<Pred<'k>>,
    class: Option<&'k str>,
    builder: Option<&'k str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Type,
    Attr,
    Region,
    Successor,
}

impl Kind {
    /// What names of statics begin with.
    fn letter(self) -> char {
        match self {
            Self::Type => 'T',
            Self::Attr => 'A',
            Self::Region => 'R',
            Self::Successor => 'S',
        }
    }
}

impl ConstraintPool<'_> {
    pub(super) fn into_statics(self) -> TokenStream {
        self.statics
    }
}

impl<'k> Generator<'_, 'k> {
    /// The static of a type constraint.
    pub(super) fn type_constraint(&self, constraint: TypeConstraint<'k>) -> Ident {
        self.constraint(constraint, Kind::Type, constraint.builder_call().map(StringValue::text), |test| {
            let summary = constraint.summary();
            let class = constraint.type_class().and_then(|class| self.class(class, "Type"));
            let class = class.map(|class| quote! { .class(__rt::TypeClass::of::<#class>()) });
            let build = constraint.builder_call().map(|code| {
                let code = self.code.plain(code);
                quote! { .build(|| #code) }
            });
            quote! { __rt::TypeConstraint = __rt::TypeConstraint::new(#summary) #test #class #build; }
        })
    }

    /// The static of an attribute constraint.
    pub(super) fn attr_constraint(&self, constraint: AttrConstraint<'k>) -> Ident {
        let value_type = constraint
            .value_type()
            .and_then(TypeConstraint::builder_call);
        self.constraint(constraint, Kind::Attr, value_type.map(StringValue::text), |test| {
            let summary = constraint.summary();
            let class = constraint.storage_type().and_then(|class| self.class(class, "Attribute"));
            let class = class.map(|class| quote! { .class(__rt::AttrClass::of::<#class>()) });
            let value_type = value_type.map(|code| {
                let code = self.code.plain(code);
                quote! { .value_type(|| #code) }
            });
            quote! { __rt::AttrConstraint = __rt::AttrConstraint::new(#summary) #test #class #value_type; }
        })
    }

    /// The static of a region constraint.
    pub(super) fn region_constraint(&self, constraint: RegionConstraint<'k>) -> Ident {
        self.constraint(constraint, Kind::Region, None, |test| {
            let summary = constraint.summary();
            quote! { __rt::RegionConstraint = __rt::RegionConstraint::new(#summary) #test; }
        })
    }

    /// The static of a successor constraint.
    pub(super) fn successor_constraint(&self, constraint: SuccessorConstraint<'k>) -> Ident {
        self.constraint(constraint, Kind::Successor, None, |test| {
            let summary = constraint.summary();
            quote! { __rt::SuccessorConstraint = __rt::SuccessorConstraint::new(#summary) #test; }
        })
    }

    fn constraint<C: Constraint<'k>>(
        &self,
        constraint: C,
        kind: Kind,
        builder: Option<&'k str>,
        definition: impl FnOnce(TokenStream) -> TokenStream,
    ) -> Ident {
        let id = constraint.record().id();
        if let Some(ident) = self.constraints.borrow().by_record.get(&id) {
            return ident.clone();
        }
        let record = constraint.record();
        let class = match kind {
            Kind::Type => TypeConstraint::new(record).type_class(),
            Kind::Attr => AttrConstraint::new(record).storage_type(),
            Kind::Region | Kind::Successor => None,
        };
        let content = Content {
            kind,
            summary: constraint.summary(),
            predicate: constraint.predicate(),
            class,
            builder,
        };
        let mut pool = self.constraints.borrow_mut();
        let known = pool.by_content.get(&content).cloned();
        let ident = known.unwrap_or_else(|| {
            let ident = names::ident(&format!("__{}{}", kind.letter(), pool.by_content.len()));
            let definition = definition(gen_test(self.code, kind, content.predicate.as_ref()));
            pool.statics.extend(quote! { static #ident: #definition });
            pool.by_content.insert(content, ident.clone());
            ident
        });
        pool.by_record.insert(id, ident.clone());
        ident
    }

    /// The Rust type of a kind of type or attribute; nothing if it is `general`,
    /// of which everything is an instance.
    fn class(&self, class: &str, general: &str) -> Option<TokenStream> {
        let is_general = class
            .rsplit("::")
            .next()
            .is_some_and(|name| name.trim() == general);
        (!is_general).then(|| self.code.plain(class))
    }
}

/// `.always()`, `.test(|…| …)`, or nothing for a predicate that is not set.
fn gen_test(code: &CodeTable, kind: Kind, predicate: Option<&Pred<'_>>) -> TokenStream {
    let Some(predicate) = predicate else {
        return TokenStream::new();
    };
    if predicate.is_always_true() {
        return if matches!(kind, Kind::Type | Kind::Attr) {
            quote! { .always() }
        } else {
            TokenStream::new()
        };
    }
    let this = quote! { __self };
    let ir = names::ident("ir");
    let condition = gen_predicate(code, predicate, &mut |name| match name {
        "_self" => Some(this.clone()),
        "_ir" | "_ctxt" => Some(ir.to_token_stream()),
        _ => None,
    });
    match kind {
        Kind::Type | Kind::Attr => quote! { .test(|__self| #condition) },
        Kind::Region | Kind::Successor => quote! { .test(|__self, #ir| #condition) },
    }
}

/// A predicate as one Rust expression.
pub(super) fn gen_predicate(
    code: &CodeTable,
    predicate: &Pred<'_>,
    hole: &mut dyn FnMut(&str) -> Option<TokenStream>,
) -> TokenStream {
    let mut join = |children: &[Pred<'_>], operator: TokenStream, neutral: TokenStream| {
        let mut children = children
            .iter()
            .map(|child| gen_operand(code, child, &mut *hole));
        match children.next() {
            None => neutral,
            Some(first) => children.fold(first, |left, right| quote! { #left #operator #right }),
        }
    };
    match predicate {
        Pred::Leaf(leaf) => code.fill(Code::from(leaf), hole),
        Pred::And(children) => join(children, quote! { && }, quote! { true }),
        Pred::Or(children) => join(children, quote! { || }, quote! { false }),
        Pred::Neg(child) => {
            let child = gen_operand(code, child, hole);
            quote! { !#child }
        }
        Pred::Concat(prefix, child, suffix) => {
            let text = format!("{prefix}{}{suffix}", child_text(child));
            code.fill(Code::from(text.as_str()), hole)
        }
    }
}

/// A predicate below `&&`, `||` or `!`.
fn gen_operand(
    code: &CodeTable,
    predicate: &Pred<'_>,
    hole: &mut dyn FnMut(&str) -> Option<TokenStream>,
) -> TokenStream {
    let operand = gen_predicate(code, predicate, hole);
    quote! { (#operand) }
}

/// The text of a predicate, for `Concat`, which works on text.
pub(crate) fn child_text(predicate: &Pred<'_>) -> String {
    let join = |children: &[Pred<'_>], operator: &str, neutral: &str| {
        if children.is_empty() {
            return neutral.to_owned();
        }
        children
            .iter()
            .map(|child| format!("({})", child_text(child)))
            .collect::<Vec<_>>()
            .join(operator)
    };
    match predicate {
        Pred::Leaf(leaf) => leaf.text.clone().into_owned(),
        Pred::And(children) => join(children, " && ", "true"),
        Pred::Or(children) => join(children, " || ", "false"),
        Pred::Neg(child) => format!("!({})", child_text(child)),
        Pred::Concat(prefix, child, suffix) => format!("{prefix}{}{suffix}", child_text(child)),
    }
}
