//! Methods that read and change an op's operands, results, regions, successors
//! and attributes.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{Generator, docs, names};
use crate::model::{Arity, Constraint, NamedAttribute, NamedTypeConstraint, Operator, Presence};

impl<'k> Generator<'_, 'k> {
    /// `fn lhs(self, ir: &Ir) -> Value` and its like.
    pub(super) fn gen_accessors(&self, op: &Operator<'k>) -> TokenStream {
        let operands = gen_value_accessors(op, &op.operands, &OPERAND);
        let results = gen_value_accessors(op, &op.results, &RESULT);
        let regions = op.regions.iter().enumerate().map(|(index, region)| {
            let functions = if region.is_variadic() {
                ("regions", "&[__ods::Region]")
            } else {
                ("region", "__ods::Region")
            };
            gen_part_accessor(
                region.name,
                "region",
                region.constraint.summary(),
                index,
                functions,
            )
        });
        let successors = op.successors.iter().enumerate().map(|(index, successor)| {
            let functions = if successor.is_variadic() {
                ("successors", "&[__ods::Block]")
            } else {
                ("successor", "__ods::Block")
            };
            gen_part_accessor(
                successor.name,
                "successor",
                successor.constraint.summary(),
                index,
                functions,
            )
        });
        let attributes = op
            .named_attributes()
            .map(|(slot, attr)| self.gen_attribute_accessor(attr, slot));
        quote! { #operands #results #(#regions)* #(#successors)* #(#attributes)* }
    }

    /// `fn axis(self, ir: &Ir) -> i64`
    fn gen_attribute_accessor(&self, attr: &NamedAttribute<'k>, slot: usize) -> TokenStream {
        let name = names::accessor(attr.name);
        let doc = format!(
            "Attribute `{}`: {}.",
            attr.name,
            docs::inline(attr.attr.summary())
        );
        let types = self.attribute_types(attr);
        let ty = &types.value;
        let value = self.gen_from_storage(attr, &quote! { attr });
        let (ty, body) = match attr.presence() {
            _ if attr.attr.is_unit() => (
                quote! { bool },
                quote! { __rt::optional_attr(self.0, ir, #slot).is_some() },
            ),
            Presence::Required => (
                quote! { #ty },
                quote! { let attr = __rt::attr(self.0, ir, #slot); #value },
            ),
            Presence::Default | Presence::OptionalDefault => (
                quote! { #ty },
                quote! { let attr = __rt::attr_or_default(self.0, ir, #slot); #value },
            ),
            Presence::Optional => (
                quote! { ::core::option::Option<#ty> },
                quote! { __rt::optional_attr(self.0, ir, #slot).map(|attr| #value) },
            ),
        };
        quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &__ods::Ir) -> #ty {
                #body
            }
        }
    }
}

/// `fn set_lhs(self, ir: &mut impl IrMut, value: Value)` and its like.
pub(super) fn gen_setters(op: &Operator<'_>) -> TokenStream {
    let named = op
        .operands
        .iter()
        .enumerate()
        .filter(|(_, operand)| !operand.name.is_empty());
    let setters = named.filter_map(|(index, operand)| {
        let name = names::setter(operand.name);
        let doc = format!("Sets operand `{}`.", operand.name);
        let (ty, function) = match operand.arity() {
            Arity::One => (quote! { __ods::Value }, quote! { set_operand }),
            Arity::Optional => (
                quote! { ::core::option::Option<__ods::Value> },
                quote! { set_optional_operand },
            ),
            Arity::Variadic => (quote! { &[__ods::Value] }, quote! { set_operands }),
            Arity::VariadicOfVariadic => return None,
        };
        Some(quote! {
            #[doc = #doc]
            pub fn #name(self, ir: &mut impl __ods::IrMut, value: #ty) {
                __rt::#function(self.0, ir.ir_mut(), #index, value)
            }
        })
    });
    quote! { #(#setters)* }
}

/// What differs between operands and results.
struct ValueKind {
    noun: &'static str,
    one: &'static str,
    optional: &'static str,
    variadic: &'static str,
}

const OPERAND: ValueKind = ValueKind {
    noun: "Operand",
    one: "operand",
    optional: "optional_operand",
    variadic: "operands",
};

const RESULT: ValueKind = ValueKind {
    noun: "Result",
    one: "result",
    optional: "optional_result",
    variadic: "results",
};

fn gen_value_accessors(
    op: &Operator<'_>,
    values: &[NamedTypeConstraint<'_>],
    kind: &ValueKind,
) -> TokenStream {
    let named = values
        .iter()
        .enumerate()
        .filter(|(_, value)| !value.name.is_empty());
    let accessors = named.map(|(index, value)| {
        let name = names::accessor(value.name);
        let doc = format!(
            "{} `{}`: {}.",
            kind.noun,
            value.name,
            docs::inline(value.constraint.summary())
        );
        let (function, ty) = match value.arity() {
            Arity::One => (kind.one, quote! { __ods::Value }),
            Arity::Optional => (
                kind.optional,
                quote! { ::core::option::Option<__ods::Value> },
            ),
            Arity::Variadic => (kind.variadic, quote! { &[__ods::Value] }),
            Arity::VariadicOfVariadic => return gen_groups_accessor(op, &name, &doc, index, value),
        };
        gen_accessor(&name, &doc, &ty, &names::ident(function), index)
    });
    quote! { #(#accessors)* }
}

/// The groups of a variadic of variadic operand.
fn gen_groups_accessor(
    op: &Operator<'_>,
    name: &Ident,
    doc: &str,
    index: usize,
    value: &NamedTypeConstraint<'_>,
) -> TokenStream {
    // `check_segment_attributes` has made sure that there is one.
    let slot = value
        .constraint
        .segment_attr_name()
        .and_then(|name| op.attribute_slot(name))
        .unwrap_or_default();
    quote! {
        #[doc = #doc]
        pub fn #name(self, ir: &__ods::Ir) -> impl ::core::iter::Iterator<Item = &[__ods::Value]> {
            __rt::operand_groups(self.0, ir, #index, #slot)
        }
    }
}

/// The accessor of a region or successor; nothing if it has no name.
fn gen_part_accessor(
    name: &str,
    noun: &str,
    summary: &str,
    index: usize,
    (function, ty): (&str, &str),
) -> Option<TokenStream> {
    if name.is_empty() {
        return None;
    }
    let doc = format!("The {noun} `{name}`: {}.", docs::inline(summary));
    let ty = ty.parse().unwrap_or_default();
    Some(gen_accessor(
        &names::accessor(name),
        &doc,
        &ty,
        &names::ident(function),
        index,
    ))
}

fn gen_accessor(
    name: &Ident,
    doc: &str,
    ty: &TokenStream,
    function: &Ident,
    index: usize,
) -> TokenStream {
    quote! {
        #[doc = #doc]
        pub fn #name(self, ir: &__ods::Ir) -> #ty {
            __rt::#function(self.0, ir, #index)
        }
    }
}
