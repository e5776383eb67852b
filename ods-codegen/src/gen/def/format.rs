//! Custom directives of a format: the glue to the user's functions.
//!
//! `custom<Extent>($low, ref($kind), "8")` calls
//!
//! ```text
//! fn parse_extent(p: &mut AsmParser<'_>, kind: Kind, …) -> Parsed<Low>
//! fn print_extent(p: &mut AsmPrinter<'_>, low: &Low, kind: Kind, …)
//! ```
//!
//! which have to be in scope. The parser returns the stored values of what the
//! directive binds, alone or as a tuple; where the directive begins an optional
//! group, an `Option` of that. What it refers to, and what the printer gets, is what
//! accessors return.

use std::cell::Cell;
use std::fmt::Write as _;

use ods_table::write_program;
use ods_tablegen::StringValue;

use super::super::template::{comma_separated, rust};
use super::super::{Generator, names};
use super::parameter::Parameter;
use crate::format::def::{DefFormat, encode};
use crate::format::element::{CustomDirective, DirectiveKind, FormatElement, Variable};
use crate::model::{TypeOrAttrDef, names as model_names};

/// The custom directives of a format, in the order of their numbers.
pub(super) struct Customs<'f> {
    directives: Vec<Custom<'f>>,
}

struct Custom<'f> {
    directive: &'f CustomDirective,
    /// It begins an optional group, and so may find nothing.
    is_guard: bool,
}

/// An argument of a directive.
enum Argument {
    /// A parameter that it binds.
    Bound(usize),
    /// A parameter that was bound before.
    Reference(usize),
    /// An expression.
    Code(String),
}

impl<'f> Customs<'f> {
    pub(super) fn new(format: Option<&'f DefFormat>) -> Self {
        let mut customs = Self {
            directives: Vec::new(),
        };
        if let Some(format) = format {
            customs.add(&format.elements, false);
        }
        customs
    }

    /// Adds directives in the order in which the encoder meets them.
    fn add(&mut self, elements: &'f [FormatElement], is_group: bool) {
        let is_parsed = |element: &FormatElement| !matches!(element, FormatElement::Whitespace(_));
        let first = elements.iter().position(is_parsed);
        for (at, element) in elements.iter().enumerate() {
            match element {
                FormatElement::Custom(directive) => self.directives.push(Custom {
                    directive,
                    is_guard: is_group && first == Some(at),
                }),
                FormatElement::Directive(directive) => match &directive.kind {
                    DirectiveKind::Struct(members) | DirectiveKind::Params(members) => {
                        self.add(members, false);
                    }
                    _ => {}
                },
                FormatElement::Optional(group) => {
                    self.add(&group.then_elements, true);
                    self.add(&group.else_elements, false);
                }
                _ => {}
            }
        }
    }

    /// The program of the format.
    pub(super) fn encode(format: &DefFormat) -> String {
        let next = Cell::new(0);
        write_program(&encode(format, &mut |_: &CustomDirective| {
            next.replace(next.get() + 1)
        }))
    }

    /// `fn parse_custom`
    pub(super) fn gen_parse(
        &self,
        generator: &Generator<'_, '_>,
        def: &TypeOrAttrDef<'_>,
        parameters: &[Parameter],
    ) -> Option<String> {
        let origin = def.assembly_format().and_then(StringValue::origin);
        let mut arms = String::new();
        for (number, custom) in self.directives.iter().enumerate() {
            let parse = function(custom.directive, "parse");
            let (mut bound, mut further) = (Vec::new(), Vec::new());
            for argument in arguments(generator, custom.directive) {
                match argument {
                    Argument::Bound(index) => bound.push(&parameters[index]),
                    Argument::Reference(index) => {
                        let star = if parameters[index].is_copy { "*" } else { "" };
                        further.push(format!("{star}{}", gen_reference(parameters, index)));
                    }
                    Argument::Code(code) => further.push(code),
                }
            }
            let values: Vec<String> = bound.iter().map(|bound| bound.local.clone()).collect();
            let pattern = match values.as_slice() {
                [value] => value.clone(),
                values => format!("({})", values.join(", ")),
            };
            let mut stores = String::new();
            for Parameter { field, local, .. } in bound {
                let _ = write!(stores, "self.{field} = __Option::Some({local}); ");
            }
            let further = comma_separated(further);
            // A path by itself, and not a call: of missing functions that are called in
            // one place, the compiler reports only one.
            let body = if custom.is_guard {
                format!(
                    "let __parse = {parse}; \
                     let __Option::Some({pattern}) = __parse(p, {further})? else {{ \
                     return ::core::result::Result::Ok(false) }}; {stores}"
                )
            } else {
                format!(
                    "let __parse = {parse}; \
                     let {pattern} = __parse(p, {further})?; {stores}"
                )
            };
            let body = generator.code.at(origin, body);
            let _ = write!(
                arms,
                "{number} => {{ {body} ::core::result::Result::Ok(true) }} "
            );
        }
        (!arms.is_empty()).then(|| {
            rust!([arms]
                fn parse_custom(
                    &mut self,
                    p: &mut __ods::text::parser::AsmParser<'_>,
                    number: usize,
                    optional: bool,
                ) -> __ods::text::parser::Parsed<bool> {
                    let _ = optional;
                    match number { #arms _ => ::core::result::Result::Ok(false) }
                }
            )
        })
    }

    /// `fn print_custom`
    pub(super) fn gen_print(
        &self,
        generator: &Generator<'_, '_>,
        def: &TypeOrAttrDef<'_>,
        parameters: &[Parameter],
    ) -> Option<String> {
        let origin = def.assembly_format().and_then(StringValue::origin);
        let mut arms = String::new();
        for (number, custom) in self.directives.iter().enumerate() {
            let print = function(custom.directive, "print");
            let arguments = arguments(generator, custom.directive).into_iter();
            let arguments = arguments.map(|argument| match argument {
                Argument::Bound(index) | Argument::Reference(index) => {
                    parameters[index].read.clone()
                }
                Argument::Code(code) => code,
            });
            let arguments = comma_separated(arguments);
            let call = format!("let __print = {print}; __print(p, {arguments});");
            let call = generator.code.at(origin, call);
            let _ = write!(arms, "{number} => {{ {call} }} ");
        }
        (!arms.is_empty()).then(|| {
            rust!([arms]
                fn print_custom(&self, p: &mut __ods::text::printer::AsmPrinter<'_>, number: usize) {
                    match number { #arms _ => {} }
                }
            )
        })
    }
}

fn function(directive: &CustomDirective, prefix: &str) -> String {
    names::ident(&format!(
        "{prefix}_{}",
        model_names::snake_case(&directive.name)
    ))
}

/// A parameter that was bound before, for a parser; its default if it was not.
fn gen_reference(parameters: &[Parameter], index: usize) -> String {
    let Parameter {
        field,
        default,
        default_names,
        is_self_type,
        ..
    } = &parameters[index];
    match default {
        Some(default) => {
            // The default may name parameters before it.
            let mut locals = String::new();
            for at in default_names {
                let (local, value) = (&parameters[*at].local, gen_reference(parameters, *at));
                let _ = write!(
                    locals,
                    "let {local} = ::core::clone::Clone::clone({value}); "
                );
            }
            format!(
                "&{{ {locals} match &self.{field} {{ __Option::Some(value) => ::core::clone::Clone::clone(value), __Option::None => {default} }} }}"
            )
        }
        None if *is_self_type => format!(
            "&self.{field}.clone().unwrap_or_else(|| ::core::convert::From::from(__ods::Type::none()))"
        ),
        None => format!(
            "(match &self.{field} {{ __Option::Some(value) => value, __Option::None => return __rt::def::not_bound(p) }})"
        ),
    }
}

fn arguments(generator: &Generator<'_, '_>, directive: &CustomDirective) -> Vec<Argument> {
    let argument = |element: &FormatElement| match element {
        FormatElement::Variable(element) => match element.variable {
            Variable::Parameter(index) => Some(Argument::Bound(index)),
            _ => None,
        },
        FormatElement::Directive(directive) => match &directive.kind {
            DirectiveKind::Ref(referenced) => match &**referenced {
                FormatElement::Variable(element) => match element.variable {
                    Variable::Parameter(index) => Some(Argument::Reference(index)),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        },
        FormatElement::String(string) => Some(Argument::Code(
            generator.expression(string.text.as_str(), |_| None),
        )),
        _ => None,
    };
    directive.arguments.iter().filter_map(argument).collect()
}
