//! The conditions under which the printer writes a group or a clause, and the parts that the
//! condition implies, so that they are not written.

use super::context::FormatContext;
use crate::format::element::{
    DirectiveKind, FormatElement, OiListClause, OptionalGroup, Variable, walk,
};
use crate::format::error::FormatError;

/// Returns the variables of which one must be present for the group anchored by `element` to be printed.
///
/// `None` if the element is always present or never, so that it cannot decide.
pub(crate) fn condition(
    element: &FormatElement,
    context: &FormatContext<'_>,
) -> Option<Vec<Variable>> {
    let variable = match element {
        FormatElement::Variable(element) => element.variable,
        FormatElement::Custom(custom) => {
            let conditions: Vec<_> = custom
                .bound_arguments()
                .map(|argument| condition(argument, context))
                .collect::<Option<_>>()?;
            let variables = conditions.concat();
            return (!variables.is_empty()).then_some(variables);
        }
        _ => match element.as_directive()? {
            DirectiveKind::Type { of, .. } => of.as_variable()?,
            DirectiveKind::FunctionalType { inputs, .. } => inputs.as_variable()?,
            _ => return None,
        },
    };
    context.may_be_absent(variable).then(|| vec![variable])
}

/// Returns a mistake for each anchor that is always present or never: MLIR emits C++ for it that
/// does not compile.
pub(super) fn check_anchors(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
) -> Vec<FormatError> {
    let mut errors = Vec::new();
    walk(elements, &mut |element| {
        if let FormatElement::Optional(group) = element
            && condition(group.anchor_element(), context).is_none()
        {
            let message = "the anchor of an optional group must be something that can be absent: an optional or defaulted \
                           attribute, a property with a default, a variable length operand or result, or a region";
            let start = group.anchor_element().span().start;
            errors.push(FormatError::new(start, message));
        }
    });
    errors
}

/// Returns the unit attribute or property that anchors `group` and is not written, because the
/// presence of the group implies it.
///
/// It is written if it comes first in its branch, because the parser needs a token there. (MLIR's
/// printer counts white space here, its parser does not; see `defects`.)
pub(crate) fn elided_anchor(
    group: &OptionalGroup,
    context: &FormatContext<'_>,
) -> Option<Variable> {
    let anchor = unit_variable(group.anchor_element(), context)?;
    let comes_first = [&group.then_elements, &group.else_elements]
        .into_iter()
        .any(|branch| {
            let first = branch.iter().find(|element| !element.is_whitespace());
            first.and_then(FormatElement::as_variable) == Some(anchor)
        });
    (!comes_first).then_some(anchor)
}

/// Returns the unit attribute or property that is the only element of `clause`: the keyword implies it.
pub(crate) fn elided_clause(
    clause: &OiListClause,
    context: &FormatContext<'_>,
) -> Option<Variable> {
    match clause.elements.as_slice() {
        [element] => unit_variable(element, context),
        _ => None,
    }
}

/// Returns the unit attribute or property that `element` is.
pub(crate) fn unit_variable(
    element: &FormatElement,
    context: &FormatContext<'_>,
) -> Option<Variable> {
    let variable = element.as_variable()?;
    let unit = match variable {
        Variable::Attribute(index) => context.attributes[index].unit,
        Variable::Property(index) => context.properties[index].unit,
        _ => false,
    };
    unit.then_some(variable)
}
