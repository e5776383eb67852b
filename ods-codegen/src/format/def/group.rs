//! Checks the elements and the anchors of optional groups.

use super::context::DefContext;
use crate::format::element::{
    DirectiveKind, FormatElement, OptionalGroup, Variable, VariableElement, walk,
};
use crate::format::parser::{Parsed, fail, require};

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
        let mut parameters = parameters(element).into_iter();
        require(parameters.all(|it| context.is_optional(it)), start, message)?;
    }
    Ok(())
}

fn check_anchor(anchor: &FormatElement, start: usize) -> Parsed<()> {
    match anchor {
        FormatElement::Custom(_) => {
            let message = "`custom` directive with no bound parameters cannot be used as optional group anchor";
            require(!parameters(anchor).is_empty(), start, message)
        }
        FormatElement::Variable(_) | FormatElement::Directive(_) => Ok(()),
        _ => fail(
            start,
            "optional group anchor must be a parameter or directive",
        ),
    }
}

/// Returns the parameters that `element` and its branches bind.
pub(crate) fn parameters(element: &FormatElement) -> Vec<usize> {
    bound_parameters(std::slice::from_ref(element), true)
}

/// Returns the parameters that `elements` bind, in order; without `with_custom`, only those that no
/// custom directive binds.
pub(super) fn bound_parameters(elements: &[FormatElement], with_custom: bool) -> Vec<usize> {
    let mut found = Vec::new();
    walk(elements, &mut |element| match element {
        FormatElement::Custom(custom) if with_custom => {
            found.extend(custom.arguments.iter().filter_map(parameter));
        }
        _ => found.extend(parameter(element)),
    });
    found
}

/// Returns the parameter that `element` is.
pub(crate) fn parameter(element: &FormatElement) -> Option<usize> {
    match element {
        FormatElement::Variable(VariableElement {
            variable: Variable::Parameter(index),
            ..
        }) => Some(*index),
        _ => None,
    }
}
