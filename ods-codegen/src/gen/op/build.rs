//! Functions that build an op: `builder` for the fluent form, and `build`.
//!
//! Parameters come in the order of the definition: result types, unless they can
//! be inferred, then arguments as declared, successors, and how many regions a
//! variadic region stands for. Segment sizes are filled in by the runtime.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{Generator, names};
use crate::model::{
    Argument, Arity, NamedTypeConstraint, Operator, Presence, names as model_names,
};

/// A parameter and what is passed to the runtime for it.
struct Parameter {
    /// Nothing if the argument is always the same.
    declaration: Option<TokenStream>,
    argument: TokenStream,
    /// Conversions before the call.
    prepare: Option<TokenStream>,
}

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_builders(&self, op: &Operator<'k>) -> TokenStream {
        if op.skips_default_builders() {
            return TokenStream::new();
        }
        let fluent = self.gen_fluent_builder(op);
        let build = self.gen_build(op);
        quote! { #fluent #build }
    }

    /// `fn builder(lhs: Value, rest: impl IntoValues) -> Builder<Self>`
    fn gen_fluent_builder(&self, op: &Operator<'k>) -> TokenStream {
        let parameters = self.parameters(op, true);
        let declarations = parameters
            .iter()
            .filter_map(|parameter| parameter.declaration.as_ref());
        let prepare = parameters
            .iter()
            .filter_map(|parameter| parameter.prepare.as_ref());
        let arguments = parameters.iter().map(|parameter| &parameter.argument);
        quote! {
            /// Starts building the operation: what is required is an argument, the rest is set by slot.
            pub fn builder(#(#declarations),*) -> __rt::Builder<Self> {
                #(#prepare)*
                __rt::Builder::new(&[#(#arguments),*])
            }
        }
    }

    /// `fn build(b: &mut OpBuilder<'_>, loc: Location, …) -> Self`
    fn gen_build(&self, op: &Operator<'k>) -> TokenStream {
        let results = if op.infers_result_types() {
            Vec::new()
        } else {
            result_parameters(op)
        };
        let types = results.iter().map(|parameter| &parameter.argument);
        let parameters = self.parameters(op, false);
        let declarations = results
            .iter()
            .chain(&parameters)
            .filter_map(|parameter| parameter.declaration.as_ref());
        let arguments = parameters.iter().map(|parameter| &parameter.argument);
        // Names of our own that no argument's name can meet.
        let builder = Ident::new("b", proc_macro2::Span::mixed_site());
        let location = Ident::new("loc", proc_macro2::Span::mixed_site());
        quote! {
            /// Builds the operation.
            #[allow(clippy::too_many_arguments)]
            pub fn build(#builder: &mut __ods::OpBuilder<'_>, #location: __ods::Location #(, #declarations)*) -> Self {
                Self(__rt::build(#builder, <Self as __ods::Op>::INFO, #location, &[#(#types),*], &[#(#arguments),*]))
            }
        }
    }

    /// The parameters for arguments, successors and regions. In the fluent form
    /// only those that are required: the others are empty.
    fn parameters(&self, op: &Operator<'k>, fluent: bool) -> Vec<Parameter> {
        let mut parameters = Vec::new();
        for argument in &op.arguments {
            match *argument {
                Argument::Operand(index) => parameters.push(operand_parameter(op, index, fluent)),
                Argument::Attribute(slot) if op.is_segment_attribute(slot) => {}
                Argument::Attribute(slot) => {
                    parameters.push(self.attribute_parameter(op, slot, fluent));
                }
                Argument::Property(_) => {}
            }
        }
        for (index, successor) in op.successors.iter().enumerate() {
            let name = part_name(successor.name, "successor", index);
            parameters.push(if successor.is_variadic() {
                Parameter::new(
                    quote! { #name: &[__ods::Block] },
                    quote! { __rt::Arg::Successors(#name) },
                )
            } else {
                Parameter::new(
                    quote! { #name: __ods::Block },
                    quote! { __rt::Arg::Successor(#name) },
                )
            });
        }
        for (index, region) in op
            .regions
            .iter()
            .enumerate()
            .filter(|(_, region)| region.is_variadic())
        {
            let name = names::ident(&format!(
                "{}_count",
                part_name(region.name, "region", index)
            ));
            parameters.push(Parameter::new(
                quote! { #name: usize },
                quote! { __rt::Arg::Regions(#name) },
            ));
        }
        parameters
    }

    fn attribute_parameter(&self, op: &Operator<'k>, slot: usize, fluent: bool) -> Parameter {
        let attr = &op.attributes[slot];
        let name = part_name(attr.name, "attribute", slot);
        if fluent && attr.presence() != Presence::Required {
            return Parameter::silent(quote! { __rt::Arg::Attr(::core::option::Option::None) });
        }
        if attr.attr.is_unit() {
            let unit = quote! { #name.then(__ods::Attribute::unit) };
            return Parameter::new(quote! { #name: bool }, quote! { __rt::Arg::Attr(#unit) });
        }
        let types = self.attribute_types(attr);
        let ty = &types.argument;
        let value = quote! { #name };
        let attribute = self.gen_to_storage(attr, &types, &value);
        if attr.presence() == Presence::Required {
            let argument = quote! { __rt::Arg::Attr(::core::option::Option::Some(#attribute)) };
            return Parameter::new(quote! { #name: #ty }, argument);
        }
        let argument = quote! { __rt::Arg::Attr(#name.map(|#name| #attribute)) };
        Parameter::new(quote! { #name: ::core::option::Option<#ty> }, argument)
    }
}

impl Parameter {
    fn new(declaration: TokenStream, argument: TokenStream) -> Self {
        Self {
            declaration: Some(declaration),
            argument,
            prepare: None,
        }
    }

    /// Something that is passed without a parameter.
    fn silent(argument: TokenStream) -> Self {
        Self {
            declaration: None,
            argument,
            prepare: None,
        }
    }
}

fn operand_parameter(op: &Operator<'_>, index: usize, fluent: bool) -> Parameter {
    let operand = &op.operands[index];
    let name = part_name(operand.name, "operand", index);
    match operand.arity() {
        Arity::One => Parameter::new(
            quote! { #name: __ods::Value },
            quote! { __rt::Arg::Value(#name) },
        ),
        Arity::Optional => Parameter::new(
            quote! { #name: ::core::option::Option<__ods::Value> },
            quote! { __rt::Arg::Optional(#name) },
        ),
        Arity::Variadic if fluent => Parameter {
            declaration: Some(quote! { #name: impl __rt::IntoValues }),
            argument: quote! { __rt::Arg::Values(&#name) },
            prepare: Some(quote! { let #name = __rt::IntoValues::into_values(#name); }),
        },
        Arity::Variadic => Parameter::new(
            quote! { #name: &[__ods::Value] },
            quote! { __rt::Arg::Values(#name) },
        ),
        Arity::VariadicOfVariadic => Parameter::new(
            quote! { #name: &[&[__ods::Value]] },
            quote! { __rt::Arg::Groups(#name) },
        ),
    }
}

fn result_parameters(op: &Operator<'_>) -> Vec<Parameter> {
    let parameter = |(index, result): (usize, &NamedTypeConstraint<'_>)| {
        let name = match result.name {
            "" => names::ident(&format!("result_type_{index}")),
            // An argument may have the name of a result.
            name => names::ident(&format!("{}_type", model_names::snake_case(name))),
        };
        match result.arity() {
            Arity::One => Parameter::new(
                quote! { #name: impl ::core::convert::Into<__rt::TypeArg> },
                quote! { __rt::ResultTypes::One(::core::convert::Into::into(#name)) },
            ),
            Arity::Optional => Parameter::new(
                quote! { #name: ::core::option::Option<__ods::Type> },
                quote! { __rt::ResultTypes::Optional(#name.map(::core::convert::Into::into)) },
            ),
            Arity::Variadic | Arity::VariadicOfVariadic => Parameter::new(
                quote! { #name: &[__ods::Type] },
                quote! { __rt::ResultTypes::Many(#name) },
            ),
        }
    };
    op.results.iter().enumerate().map(parameter).collect()
}

fn part_name(name: &str, kind: &str, index: usize) -> Ident {
    match name {
        "" => names::ident(&format!("{kind}_{index}")),
        name => names::accessor(name),
    }
}
