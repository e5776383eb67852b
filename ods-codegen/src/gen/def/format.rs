//! Custom directives of a format: the calls of the user's functions.
//!
//! `custom<Extent>($low, ref($kind), "8")` calls
//!
//! ```text
//! fn parse_extent(p: &mut AsmParser<'_>, kind: Kind, …) -> Parsed<Low>
//! fn print_extent(p: &mut AsmPrinter<'_>, low: &Low, kind: Kind, …)
//! ```
//!
//! which must be in scope. The parser returns the stored values of the parameters that the
//! directive binds, alone or as a tuple; where the directive starts an optional group, an `Option`
//! of that. Parameters in `ref`, and all parameters in the printer, are passed as accessors return
//! them.

use std::fmt::Write as _;

use ods_table::write_program;
use ods_tablegen::StringValue;

use super::super::template::{comma_separated, rust};
use super::super::{Generator, names};
use super::parameter::Parameter;
use crate::format::def::{DefFormat, encode, group};
use crate::format::element::{CustomDirective, DirectiveKind, FormatElement};
use crate::model::{DefKind, Operator, TypeOrAttrDef, names as model_names};

/// The custom directives of a format, in the order of their numbers, and its program.
pub(super) struct Customs<'f> {
    pub(super) program: Option<String>,
    directives: Vec<Custom<'f>>,
}

struct Custom<'f> {
    directive: &'f CustomDirective,
    /// Whether it starts an optional group, so that it may find nothing.
    is_guard: bool,
}

/// An argument of a directive.
enum Argument {
    /// A parameter that the directive binds.
    Bound(usize),
    /// A parameter that was bound before.
    Reference(usize),
    /// An expression.
    Code(String),
}

impl<'f> Customs<'f> {
    pub(super) fn new(format: Option<&'f DefFormat>) -> Self {
        let mut directives = Vec::new();
        let mut number = |directive, is_guard| {
            directives.push(Custom {
                directive,
                is_guard,
            });
            directives.len() - 1
        };
        let program = format.map(|format| write_program(&encode(format, &mut number)));
        Self {
            program,
            directives,
        }
    }

    /// `fn parse_custom`
    pub(super) fn gen_parse(
        &self,
        generator: &Generator<'_, '_>,
        def: &TypeOrAttrDef<'_>,
        parameters: &[Parameter],
    ) -> Option<String> {
        let arms = self.gen_arms(
            generator,
            def,
            "::core::result::Result::Ok(true)",
            |custom| gen_parse_call(generator, def, custom, parameters),
        )?;
        Some(rust!([arms]
            fn parse_custom(
                &mut self,
                p: &mut __ods::text::parser::AsmParser<'_>,
                number: usize,
                optional: bool,
            ) -> __ods::text::parser::Parsed<bool> {
                let _ = optional;
                match number { #arms _ => ::core::result::Result::Ok(false) }
            }
        ))
    }

    /// `fn print_custom`
    pub(super) fn gen_print(
        &self,
        generator: &Generator<'_, '_>,
        def: &TypeOrAttrDef<'_>,
        parameters: &[Parameter],
    ) -> Option<String> {
        let arms = self.gen_arms(generator, def, "", |custom| {
            let print = function(generator, def, custom.directive, "print");
            let arguments = arguments(generator, custom.directive);
            let arguments = comma_separated(arguments.map(|argument| match argument {
                Argument::Bound(index) | Argument::Reference(index) => {
                    parameters[index].read.clone()
                }
                Argument::Code(code) => code,
            }));
            format!("let __print = {print}; __print(p, {arguments});")
        })?;
        Some(rust!([arms]
            fn print_custom(&self, p: &mut __ods::text::printer::AsmPrinter<'_>, number: usize) {
                match number { #arms _ => {} }
            }
        ))
    }

    /// The arms of a `match` over the numbers of the directives, each the call and `end`; nothing
    /// if there are no directives.
    fn gen_arms(
        &self,
        generator: &Generator<'_, '_>,
        def: &TypeOrAttrDef<'_>,
        end: &str,
        gen_call: impl Fn(&Custom<'_>) -> String,
    ) -> Option<String> {
        let origin = def.assembly_format().and_then(StringValue::origin);
        let mut arms = String::new();
        for (number, custom) in self.directives.iter().enumerate() {
            let call = generator.code.at(origin, gen_call(custom));
            let _ = write!(arms, "{number} => {{ {call} {end} }} ");
        }
        (!arms.is_empty()).then_some(arms)
    }
}

/// The call of a parser function. The path is bound first: of several missing functions that are
/// called at one span, the compiler reports only one.
fn gen_parse_call(
    generator: &Generator<'_, '_>,
    def: &TypeOrAttrDef<'_>,
    custom: &Custom<'_>,
    parameters: &[Parameter],
) -> String {
    let parse = function(generator, def, custom.directive, "parse");
    let (mut values, mut inputs, mut stores) = (Vec::new(), Vec::new(), String::new());
    for argument in arguments(generator, custom.directive) {
        match argument {
            Argument::Bound(index) => {
                let Parameter { field, local, .. } = &parameters[index];
                values.push(local.as_str());
                let _ = write!(stores, "self.{field} = __Option::Some({local}); ");
            }
            Argument::Reference(index) => {
                let star = if parameters[index].is_copy { "*" } else { "" };
                inputs.push(format!("{star}{}", gen_reference(parameters, index)));
            }
            Argument::Code(code) => inputs.push(code),
        }
    }
    let pattern = match values.as_slice() {
        [value] => (*value).to_owned(),
        values => format!("({})", values.join(", ")),
    };
    let inputs = comma_separated(inputs);
    if custom.is_guard {
        format!(
            "let __parse = {parse}; \
             let __Option::Some({pattern}) = __parse(p, {inputs})? else {{ \
             return ::core::result::Result::Ok(false) }}; {stores}"
        )
    } else {
        format!("let __parse = {parse}; let {pattern} = __parse(p, {inputs})?; {stores}")
    }
}

/// The function of a directive.
fn function(
    generator: &Generator<'_, '_>,
    def: &TypeOrAttrDef<'_>,
    directive: &CustomDirective,
    prefix: &str,
) -> String {
    let base = function_base(&generator.model.operators, def.kind, directive);
    names::ident(&format!("{prefix}_{base}"))
}

/// The name of a directive's functions after `parse_` and `print_`. If formats of operations have the directive too,
/// whose functions take other arguments, it says what it is for: C++ overloads the one name.
pub(in crate::r#gen) fn function_base(
    operators: &[Operator<'_>],
    kind: DefKind,
    directive: &CustomDirective,
) -> String {
    let written = format!("custom<{}>", directive.name);
    let is_shared = operators.iter().any(|op| {
        let format = op.assembly_format();
        format.is_some_and(|format| format.text().contains(&written))
    });
    let suffix = match (is_shared, kind) {
        (false, _) => "",
        (true, DefKind::Type) => "_of_type",
        (true, DefKind::Attr) => "_of_attr",
    };
    model_names::snake_case(&directive.name) + suffix
}

/// The expression for a parameter in `ref`: its parsed value, or else its default.
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

fn arguments(
    generator: &Generator<'_, '_>,
    directive: &CustomDirective,
) -> impl Iterator<Item = Argument> {
    let argument = |element: &FormatElement| match (element, element.as_directive()) {
        (FormatElement::String(string), _) => Some(Argument::Code(
            generator.expression(string.text.as_str(), |_| None),
        )),
        (_, Some(DirectiveKind::Ref(referenced))) => {
            group::parameter(referenced).map(Argument::Reference)
        }
        _ => group::parameter(element).map(Argument::Bound),
    };
    directive.arguments.iter().filter_map(argument)
}
