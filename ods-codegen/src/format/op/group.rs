//! What may stand inside optional groups, `oilist` clauses and custom directives.

use super::context::{FormatContext, Presence};
use crate::format::element::{
    DirectiveKind, FormatElement, TypeArgument, Variable, collect_variables,
};
use crate::format::error::FormatError;
use crate::format::lexer::FormatSpan;
use crate::format::parser::Parsed;

/// Checks an element of an optional group, which is its anchor if `is_anchor`.
pub(crate) fn check_group_element(
    context: &FormatContext<'_>,
    group: FormatSpan,
    element: &FormatElement,
    is_anchor: bool,
) -> Parsed<()> {
    let error = |message: &str| Err(FormatError::new(group.start, message));
    match element {
        FormatElement::Variable(element) => {
            check_group_variable(context, group, element.variable, is_anchor)
        }
        FormatElement::Directive(directive) => match directive.kind {
            DirectiveKind::Type { of, .. } => check_group_types(context, group, of),
            DirectiveKind::FunctionalType { inputs, results } => {
                check_group_types(context, group, inputs)?;
                check_group_types(context, group, results)
            }
            _ => error(NOT_IN_GROUP),
        },
        // Any of what an anchoring directive binds may decide.
        FormatElement::Custom(custom) if is_anchor => custom
            .bound_arguments()
            .try_for_each(|argument| check_group_element(context, group, argument, true)),
        FormatElement::Literal(_) | FormatElement::Whitespace(_) | FormatElement::Optional(_)
            if is_anchor =>
        {
            error("only variables and types can be used to anchor an optional group")
        }
        FormatElement::Custom(_)
        | FormatElement::Literal(_)
        | FormatElement::Whitespace(_)
        | FormatElement::Optional(_) => Ok(()),
        FormatElement::String(_) | FormatElement::OIList(_) => error(NOT_IN_GROUP),
    }
}

const NOT_IN_GROUP: &str =
    "only literals, types, and variables can be used within an optional group";

fn check_group_types(
    context: &FormatContext<'_>,
    group: FormatSpan,
    argument: TypeArgument,
) -> Parsed<()> {
    match argument.as_variable() {
        Some(variable) => check_group_variable(context, group, variable, false),
        None => Err(FormatError::new(group.start, NOT_IN_GROUP)),
    }
}

fn check_group_variable(
    context: &FormatContext<'_>,
    group: FormatSpan,
    variable: Variable,
    is_anchor: bool,
) -> Parsed<()> {
    let message = match variable {
        Variable::Attribute(index)
            if is_anchor && context.attributes[index].presence == Presence::Required =>
        {
            "only optional or default-valued attributes can be used to anchor an optional group"
        }
        Variable::Property(index) if is_anchor && !context.properties[index].is_optional() => {
            "only properties with default values that can be optionally parsed \
             (have the `let optionalParser = ...` field defined) can be used to anchor an optional group"
        }
        Variable::Operand(index) if !context.operands[index].arity.is_variable_length() => {
            "only variable length operands can be used within an optional group"
        }
        Variable::Result(index) if !context.results[index].arity.is_variable_length() => {
            "only variable length results can be used within an optional group"
        }
        Variable::Successor(_) => NOT_IN_GROUP,
        _ => return Ok(()),
    };
    Err(FormatError::new(group.start, message))
}

/// Checks an element of an `oilist` clause: what decides whether it prints must be able to be absent.
pub(crate) fn check_clause_element(
    context: &FormatContext<'_>,
    list: FormatSpan,
    element: &FormatElement,
) -> Parsed<()> {
    let mut variables = Vec::new();
    collect_variables(std::slice::from_ref(element), &mut variables);
    for variable in variables {
        let message = match variable {
            Variable::Attribute(index)
                if context.attributes[index].presence == Presence::Required =>
            {
                "only optional attributes can be used in an oilist parsing group"
            }
            Variable::Property(index) if !context.properties[index].has_default => {
                "only default-valued or optional properties can be used in an oilist parsing group"
            }
            Variable::Operand(index) if !context.operands[index].arity.is_variable_length() => {
                "only variable length operands can be used within an oilist parsing group"
            }
            Variable::Result(index) if !context.results[index].arity.is_variable_length() => {
                "only variable length results can be used within an oilist parsing group"
            }
            Variable::Successor(_) => {
                "only literals, types, and variables can be used within an oilist group"
            }
            _ => continue,
        };
        return Err(FormatError::new(list.start, message));
    }
    Ok(())
}

/// Checks the arguments of a `custom` directive.
pub(crate) fn check_custom_arguments(
    custom: FormatSpan,
    arguments: &[FormatElement],
) -> Parsed<()> {
    for argument in arguments {
        let message = match argument {
            FormatElement::String(_) | FormatElement::Variable(_) => continue,
            FormatElement::Directive(directive) => match directive.kind {
                DirectiveKind::Type {
                    of: TypeArgument::Operands | TypeArgument::Results,
                    ..
                } => "type directives within a custom directive may only refer to variables",
                DirectiveKind::Type { .. }
                | DirectiveKind::Ref(_)
                | DirectiveKind::AttrDict { .. }
                | DirectiveKind::PropDict => continue,
                _ => "only variables and types may be used as parameters to a custom directive",
            },
            _ => "only variables and types may be used as parameters to a custom directive",
        };
        return Err(FormatError::new(custom.start, message));
    }
    Ok(())
}
