//! What may stand in an optional group, and what anchors it.

use super::context::DefContext;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, OptionalGroup, Variable,
};
use crate::format::error::FormatError;
use crate::format::parser::Parsed;

pub(crate) fn check_group(context: &DefContext<'_>, group: &OptionalGroup) -> Parsed<()> {
    let start = group.span.start;
    check_elements(context, &group.then_elements, start)?;
    check_anchor(group.anchor_element(), start)?;
    check_elements(context, &group.else_elements, start)
}

/// Checks that the parameters in one branch are optional.
fn check_elements(
    context: &DefContext<'_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<()> {
    for element in elements {
        let message = match element {
            FormatElement::Variable(_) => "parameters in an optional group must be optional",
            FormatElement::Custom(_) => {
                "`custom` is only allowed in an optional group if all captured parameters are optional"
            }
            FormatElement::Directive(directive) => match directive.kind {
                DirectiveKind::Params(_) => {
                    "`params` directive allowed in optional group only if all parameters are optional"
                }
                _ => {
                    "`struct` is only allowed in an optional group if all captured parameters are optional"
                }
            },
            _ => continue,
        };
        if !parameters(element)
            .into_iter()
            .all(|parameter| context.is_optional(parameter))
        {
            return Err(FormatError::new(start, message));
        }
    }
    Ok(())
}

fn check_anchor(anchor: &FormatElement, start: usize) -> Parsed<()> {
    let message = match anchor {
        FormatElement::Custom(custom) if bound_parameters(custom).next().is_none() => {
            "`custom` directive with no bound parameters cannot be used as optional group anchor"
        }
        FormatElement::Variable(_) | FormatElement::Custom(_) | FormatElement::Directive(_) => {
            return Ok(());
        }
        _ => "optional group anchor must be a parameter or directive",
    };
    Err(FormatError::new(start, message))
}

/// Returns the parameters that `element` itself reads and prints.
pub(crate) fn parameters(element: &FormatElement) -> Vec<usize> {
    match element {
        FormatElement::Variable(element) => parameter(element.variable).into_iter().collect(),
        FormatElement::Custom(custom) => bound_parameters(custom).collect(),
        FormatElement::Directive(directive) => match &directive.kind {
            DirectiveKind::Params(members) | DirectiveKind::Struct(members) => {
                members.iter().flat_map(parameters).collect()
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn bound_parameters(custom: &CustomDirective) -> impl Iterator<Item = usize> {
    custom
        .arguments
        .iter()
        .filter_map(|argument| parameter(argument.as_variable()?))
}

fn parameter(variable: Variable) -> Option<usize> {
    match variable {
        Variable::Parameter(index) => Some(index),
        _ => None,
    }
}
