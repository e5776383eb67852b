//! Checks the elements of optional groups and `oilist` clauses, and the arguments of custom directives.

use super::context::FormatContext;
use crate::format::element::{
    DirectiveKind, FormatElement, TypeArgument, Variable, deciding_variables,
};
use crate::format::parser::{Parsed, fail, require};

/// Checks an element of the optional group at `start`, whose anchor it is if `is_anchor`.
pub(crate) fn check_group_element(
    context: &FormatContext<'_>,
    start: usize,
    element: &FormatElement,
    is_anchor: bool,
) -> Parsed<()> {
    match element {
        FormatElement::Variable(element) => {
            check_group_variable(context, start, element.variable, is_anchor)
        }
        FormatElement::Directive(directive) => match directive.kind {
            DirectiveKind::Type { of, .. } => check_group_types(context, start, of),
            DirectiveKind::FunctionalType { inputs, results } => {
                check_group_types(context, start, inputs)?;
                check_group_types(context, start, results)
            }
            _ => fail(start, NOT_IN_GROUP),
        },
        // Any argument that an anchoring directive binds may decide.
        FormatElement::Custom(custom) if is_anchor => custom
            .bound_arguments()
            .try_for_each(|argument| check_group_element(context, start, argument, true)),
        FormatElement::String(_) | FormatElement::OiList(_) => fail(start, NOT_IN_GROUP),
        _ => {
            let message = "only variables and types can be used to anchor an optional group";
            require(!is_anchor, start, message)
        }
    }
}

const NOT_IN_GROUP: &str =
    "only literals, types, and variables can be used within an optional group";

fn check_group_types(context: &FormatContext<'_>, start: usize, of: TypeArgument) -> Parsed<()> {
    match of.as_variable() {
        Some(variable) => check_group_variable(context, start, variable, false),
        None => fail(start, NOT_IN_GROUP),
    }
}

fn check_group_variable(
    context: &FormatContext<'_>,
    start: usize,
    variable: Variable,
    is_anchor: bool,
) -> Parsed<()> {
    let is_allowed = match variable {
        Variable::Attribute(_) | Variable::Property(_) if !is_anchor => true,
        Variable::Property(index) => context.properties[index].is_optional(),
        _ => context.may_be_absent(variable),
    };
    let message = match variable {
        Variable::Attribute(_) => {
            "only optional or default-valued attributes can be used to anchor an optional group"
        }
        Variable::Property(_) => {
            "only properties with default values that can be optionally parsed \
             (have the `let optionalParser = ...` field defined) can be used to anchor an optional group"
        }
        Variable::Operand(_) => {
            "only variable length operands can be used within an optional group"
        }
        Variable::Result(_) => "only variable length results can be used within an optional group",
        _ => NOT_IN_GROUP,
    };
    require(is_allowed, start, message)
}

/// Checks an element of a clause of the `oilist` at `start`: the variables that decide whether it
/// prints must be able to be absent.
pub(crate) fn check_clause_element(
    context: &FormatContext<'_>,
    start: usize,
    element: &FormatElement,
) -> Parsed<()> {
    for variable in deciding_variables(std::slice::from_ref(element)) {
        let message = match variable {
            Variable::Attribute(_) => {
                "only optional attributes can be used in an oilist parsing group"
            }
            Variable::Property(_) => {
                "only default-valued or optional properties can be used in an oilist parsing group"
            }
            Variable::Operand(_) => {
                "only variable length operands can be used within an oilist parsing group"
            }
            Variable::Result(_) => {
                "only variable length results can be used within an oilist parsing group"
            }
            _ => "only literals, types, and variables can be used within an oilist group",
        };
        require(context.may_be_absent(variable), start, message)?;
    }
    Ok(())
}

/// Checks the arguments of the `custom` directive at `start`.
pub(crate) fn check_custom_arguments(start: usize, arguments: &[FormatElement]) -> Parsed<()> {
    for argument in arguments {
        let is_allowed = match argument.as_directive() {
            Some(DirectiveKind::Type { of, .. }) => {
                let message =
                    "type directives within a custom directive may only refer to variables";
                require(of.as_variable().is_some(), start, message)?;
                true
            }
            Some(kind) => matches!(
                kind,
                DirectiveKind::Ref(_) | DirectiveKind::AttrDict { .. } | DirectiveKind::PropDict
            ),
            None => matches!(
                argument,
                FormatElement::String(_) | FormatElement::Variable(_)
            ),
        };
        let message = "only variables and types may be used as parameters to a custom directive";
        require(is_allowed, start, message)?;
    }
    Ok(())
}
