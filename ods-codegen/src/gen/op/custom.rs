//! Custom directives: the glue between a format and the user's functions.
//!
//! `custom<CastBody>($input, type($input), $mode)` calls
//!
//! ```text
//! fn parse_cast_body(p: &mut OpParser<'_, '_>) -> Parsed<(UnresolvedOperand, Type, Attribute)>
//! fn print_cast_body(p: &mut OpPrinter<'_>, op: CastOp, input: Value, ty: &Type, mode: &Attribute)
//! ```
//!
//! which have to be in scope. The parser returns what the arguments bind, alone or
//! as a tuple; the printer gets all arguments. Strings are expressions, which both
//! get as further arguments.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::{Generator, names};
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, TypeArgument, Variable,
};
use crate::model::{Arity, Operator, Presence, names as model_names};

/// The parts of the glue for one argument.
struct Argument {
    /// Puts the parsed `value` where it belongs; nothing if nothing is parsed.
    store: Option<TokenStream>,
    /// What the printer gets.
    print: TokenStream,
}

impl<'k> Generator<'_, 'k> {
    /// The expression for a directive: a static that holds the glue.
    pub(super) fn gen_custom_directive(
        &self,
        op: &Operator<'k>,
        directive: &CustomDirective,
    ) -> TokenStream {
        let suffix = model_names::snake_case(&directive.name);
        let (parse, print) = (
            names::ident(&format!("parse_{suffix}")),
            names::ident(&format!("print_{suffix}")),
        );
        let strings = directive
            .arguments
            .iter()
            .filter_map(|argument| match argument {
                FormatElement::String(string) => Some(self.code.plain(string.text.as_str())),
                _ => None,
            });
        let arguments = directive.arguments.iter().enumerate();
        let arguments: Vec<Argument> = arguments
            .map(|(index, element)| self.argument(op, index, element))
            .collect();
        let stores: Vec<&TokenStream> = arguments
            .iter()
            .filter_map(|argument| argument.store.as_ref())
            .collect();
        let prints = arguments.iter().map(|argument| &argument.print);
        let values: Vec<Ident> = arguments
            .iter()
            .enumerate()
            .filter(|(_, argument)| argument.store.is_some())
            .map(|(index, _)| value_ident(index))
            .collect();
        let pattern = match values.as_slice() {
            [value] => quote! { #value },
            values => quote! { (#(#values),*) },
        };
        let this = names::ident(op.rust_name());
        quote! {{
            static __DIRECTIVE: __rt::CustomDirective = __rt::CustomDirective {
                parse: |p, state| {
                    let #pattern = #parse(p #(, #strings)*)?;
                    #(#stores)*
                    ::core::result::Result::Ok(())
                },
                print: |p, op| {
                    let ir = p.ir();
                    let op = <#this as __ods::Op>::from_operation_unchecked(op);
                    #print(p, op #(, #prints)*);
                },
            };
            __rt::Ref::Custom(&__DIRECTIVE)
        }}
    }

    fn argument(&self, op: &Operator<'k>, index: usize, element: &FormatElement) -> Argument {
        let value = value_ident(index);
        match element {
            FormatElement::String(string) => Argument {
                store: None,
                print: self.code.plain(string.text.as_str()),
            },
            FormatElement::Variable(element) => variable_argument(op, element.variable, &value),
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Type { of, .. } => type_argument(op, *of, &value),
                DirectiveKind::Ref(referenced) => Argument {
                    store: None,
                    ..self.argument(op, index, referenced)
                },
                // `check_custom_directives` rejects what else there is.
                _ => Argument {
                    store: None,
                    print: TokenStream::new(),
                },
            },
            _ => Argument {
                store: None,
                print: TokenStream::new(),
            },
        }
    }
}

fn value_ident(index: usize) -> Ident {
    format_ident!("value_{index}")
}

fn variable_argument(op: &Operator<'_>, variable: Variable, value: &Ident) -> Argument {
    let (store, print) = match variable {
        Variable::Operand(group) => {
            let print = gen_values("operand", op.operands[group].arity(), group);
            let values = match op.operands[group].arity() {
                Arity::One => quote! { &[#value] },
                Arity::Optional => quote! { #value.as_slice() },
                Arity::Variadic | Arity::VariadicOfVariadic => quote! { &#value },
            };
            (quote! { state.set_operands(#group, #values); }, print)
        }
        Variable::Attribute(slot) => {
            let is_required = op.attributes[slot].presence() == Presence::Required;
            let function = names::ident(if is_required { "attr" } else { "optional_attr" });
            let print = quote! { __rt::#function(op.0, ir, #slot) };
            (quote! { state.set_attr(#slot, #value); }, print)
        }
        Variable::Region(number) if op.regions[number].is_variadic() => (
            quote! { state.set_regions(#number, #value); },
            quote! { __rt::regions(op.0, ir, #number) },
        ),
        Variable::Region(number) => (
            quote! { state.set_regions(#number, [#value]); },
            quote! { __rt::region(op.0, ir, #number) },
        ),
        Variable::Successor(number) if op.successors[number].is_variadic() => (
            quote! { state.set_successors(#number, #value); },
            quote! { __rt::successors(op.0, ir, #number) },
        ),
        Variable::Successor(number) => (
            quote! { state.set_successors(#number, [#value]); },
            quote! { __rt::successor(op.0, ir, #number) },
        ),
        // The grammar of formats has these in other places only.
        Variable::Result(_) | Variable::Property(_) | Variable::Parameter(_) => {
            (TokenStream::new(), TokenStream::new())
        }
    };
    Argument {
        store: Some(store),
        print,
    }
}

fn type_argument(op: &Operator<'_>, of: TypeArgument, value: &Ident) -> Argument {
    let (kind, group, arity) = match of {
        TypeArgument::Operand(group) => ("operand", group, op.operands[group].arity()),
        TypeArgument::Result(group) => ("result", group, op.results[group].arity()),
        // `type(operands)` is no argument of a custom directive.
        TypeArgument::Operands | TypeArgument::Results => ("operand", 0, Arity::Variadic),
    };
    let setter = format_ident!("set_{kind}_types");
    let values = gen_values(kind, arity, group);
    let (types, print) = match arity {
        Arity::One => (quote! { [#value] }, quote! { #values.ty(ir) }),
        Arity::Optional => (
            quote! { #value },
            quote! { #values.map(|value| value.ty(ir)) },
        ),
        Arity::Variadic | Arity::VariadicOfVariadic => (
            quote! { #value },
            quote! { #values.iter().map(|value| value.ty(ir)) },
        ),
    };
    Argument {
        store: Some(quote! { state.#setter(#group, #types); }),
        print,
    }
}

/// The values of a group of `kind`, as its accessor gives them.
fn gen_values(kind: &str, arity: Arity, group: usize) -> TokenStream {
    let function = match arity {
        Arity::One => names::ident(kind),
        Arity::Optional => format_ident!("optional_{kind}"),
        Arity::Variadic | Arity::VariadicOfVariadic => format_ident!("{kind}s"),
    };
    quote! { __rt::#function(op.0, ir, #group) }
}
