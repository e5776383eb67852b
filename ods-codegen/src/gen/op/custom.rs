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

use super::super::template::{comma_separated, rust};
use super::super::{Generator, names};
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, TypeArgument, Variable,
};
use crate::model::{Arity, Operator, Presence, names as model_names};

/// The parts of the glue for one argument.
#[derive(Default)]
struct Argument {
    /// Puts the parsed value where it belongs; nothing if nothing is parsed.
    store: Option<String>,
    /// What the printer gets.
    print: String,
}

impl<'k> Generator<'_, 'k> {
    /// The expression for a directive: a static that holds the glue.
    pub(super) fn gen_custom_directive(
        &self,
        op: &Operator<'k>,
        directive: &CustomDirective,
    ) -> String {
        let suffix = model_names::snake_case(&directive.name);
        let strings = directive
            .arguments
            .iter()
            .filter_map(|argument| match argument {
                FormatElement::String(string) => {
                    Some(self.expression(string.text.as_str(), |_| None))
                }
                _ => None,
            });
        let strings = comma_separated(strings);
        let arguments = directive.arguments.iter().enumerate();
        let arguments: Vec<Argument> = arguments
            .map(|(index, element)| self.argument(op, &format!("value_{index}"), element))
            .collect();
        let stored = arguments
            .iter()
            .enumerate()
            .filter(|(_, argument)| argument.store.is_some());
        let values: Vec<String> = stored.map(|(index, _)| format!("value_{index}")).collect();
        let pattern = match values.as_slice() {
            [value] => value.clone(),
            values => format!("({})", values.join(", ")),
        };
        let stores: Vec<String> = arguments
            .iter()
            .filter_map(|argument| argument.store.clone())
            .collect();
        let prints = comma_separated(arguments.into_iter().map(|argument| argument.print));
        let (parse, print) = (format!("parse_{suffix}"), format!("print_{suffix}"));
        let this = names::op(op);
        rust!([parse, print, this, pattern, strings, stores, prints]
            {
                static __DIRECTIVE: __rt::CustomDirective = __rt::CustomDirective {
                    parse: |p, state| {
                        let #pattern = #parse(p, #strings)?;
                        #stores
                        ::core::result::Result::Ok(())
                    },
                    print: |p, op| {
                        let ir = p.ir();
                        let op = <#this as __ods::Op>::from_operation_unchecked(op);
                        #print(p, op, #prints);
                    },
                };
                __rt::Ref::Custom(&__DIRECTIVE)
            }
        )
    }

    fn argument(&self, op: &Operator<'k>, value: &str, element: &FormatElement) -> Argument {
        match element {
            FormatElement::String(string) => Argument {
                store: None,
                print: self.expression(string.text.as_str(), |_| None),
            },
            FormatElement::Variable(element) => variable_argument(op, element.variable, value),
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Type { of, .. } => type_argument(op, *of, value),
                DirectiveKind::Ref(referenced) => Argument {
                    store: None,
                    ..self.argument(op, value, referenced)
                },
                // `supported::check_format` rejects what else there is.
                _ => Argument::default(),
            },
            _ => Argument::default(),
        }
    }
}

fn variable_argument(op: &Operator<'_>, variable: Variable, value: &str) -> Argument {
    let (store, print) = match variable {
        Variable::Operand(group) => {
            let arity = op.operands[group].arity();
            let values = match arity {
                Arity::One => format!("&[{value}]"),
                Arity::Optional => format!("{value}.as_slice()"),
                Arity::Variadic | Arity::VariadicOfVariadic => format!("&{value}"),
            };
            (
                format!("set_operands({group}, {values})"),
                gen_values("operand", arity, group),
            )
        }
        Variable::Attribute(slot) => {
            let is_required = op.attributes[slot].presence() == Presence::Required;
            let function = if is_required { "attr" } else { "optional_attr" };
            (
                format!("set_attr({slot}, {value})"),
                format!("__rt::{function}(op.0, ir, {slot})"),
            )
        }
        Variable::Region(number) if op.regions[number].is_variadic() => (
            format!("set_regions({number}, {value})"),
            format!("__rt::regions(op.0, ir, {number})"),
        ),
        Variable::Region(number) => (
            format!("set_regions({number}, [{value}])"),
            format!("__rt::region(op.0, ir, {number})"),
        ),
        Variable::Successor(number) if op.successors[number].is_variadic() => (
            format!("set_successors({number}, {value})"),
            format!("__rt::successors(op.0, ir, {number})"),
        ),
        Variable::Successor(number) => (
            format!("set_successors({number}, [{value}])"),
            format!("__rt::successor(op.0, ir, {number})"),
        ),
        Variable::Property(number) => (
            format!("set_property({number}, {value})"),
            format!("__rt::property(op.0, ir, {number})"),
        ),
        // The grammar of formats has these in other places only.
        Variable::Result(_) | Variable::Parameter(_) => {
            return Argument::default();
        }
    };
    Argument {
        store: Some(format!("state.{store};")),
        print,
    }
}

fn type_argument(op: &Operator<'_>, of: TypeArgument, value: &str) -> Argument {
    let (kind, group, arity) = match of {
        TypeArgument::Operand(group) => ("operand", group, op.operands[group].arity()),
        TypeArgument::Result(group) => ("result", group, op.results[group].arity()),
        // `type(operands)` is no argument of a custom directive.
        TypeArgument::Operands | TypeArgument::Results => return Argument::default(),
    };
    let values = gen_values(kind, arity, group);
    let (types, print) = match arity {
        Arity::One => (format!("[{value}]"), format!("{values}.ty(ir)")),
        Arity::Optional => (
            value.to_owned(),
            format!("{values}.map(|value| value.ty(ir))"),
        ),
        Arity::Variadic | Arity::VariadicOfVariadic => (
            value.to_owned(),
            format!("{values}.iter().map(|value| value.ty(ir))"),
        ),
    };
    Argument {
        store: Some(format!("state.set_{kind}_types({group}, {types});")),
        print,
    }
}

/// The values of a group of `kind`, as its accessor gives them.
fn gen_values(kind: &str, arity: Arity, group: usize) -> String {
    let function = match arity {
        Arity::One => kind.to_owned(),
        Arity::Optional => format!("optional_{kind}"),
        Arity::Variadic | Arity::VariadicOfVariadic => format!("{kind}s"),
    };
    format!("__rt::{function}(op.0, ir, {group})")
}
