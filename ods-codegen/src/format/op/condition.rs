//! When the printer writes a group or a clause, and what it leaves unwritten then.

use super::context::{FormatContext, Presence};
use crate::format::element::{DirectiveKind, FormatElement, OIListClause, OptionalGroup, Variable};

/// Returns the variables of which one must be present for the group anchored by `element` to be printed.
///
/// `None` if the element is always there or never, so that it cannot decide.
pub(crate) fn condition(
    element: &FormatElement,
    context: &FormatContext<'_>,
) -> Option<Vec<Variable>> {
    let variable = match element {
        FormatElement::Variable(element) => element.variable,
        FormatElement::Directive(directive) => match directive.kind {
            DirectiveKind::Type { of, .. } => of.as_variable()?,
            DirectiveKind::FunctionalType { inputs, .. } => inputs.as_variable()?,
            _ => return None,
        },
        FormatElement::Custom(custom) => {
            let conditions: Vec<_> = custom
                .bound_arguments()
                .map(|argument| condition(argument, context))
                .collect::<Option<_>>()?;
            let variables = conditions.concat();
            return (!variables.is_empty()).then_some(variables);
        }
        FormatElement::Literal(_)
        | FormatElement::Whitespace(_)
        | FormatElement::String(_)
        | FormatElement::OIList(_)
        | FormatElement::Optional(_) => return None,
    };
    let may_be_absent = match variable {
        Variable::Attribute(index) => context.attributes[index].presence != Presence::Required,
        Variable::Property(index) => context.properties[index].has_default,
        Variable::Operand(index) => context.operands[index].arity.is_variable_length(),
        Variable::Result(index) => context.results[index].arity.is_variable_length(),
        Variable::Region(_) => true,
        Variable::Successor(_) | Variable::Parameter(_) => false,
    };
    may_be_absent.then(|| vec![variable])
}

/// Returns the unit attribute or property that anchors `group` and is not written, as the group itself tells it.
///
/// One that comes first in its branch is written, for the parser needs
/// something to see. (MLIR's printer counts white space here, its parser does
/// not; see `defects`.)
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

/// Returns the unit attribute or property that is all of `clause`: its keyword tells it.
pub(crate) fn elided_clause(
    clause: &OIListClause,
    context: &FormatContext<'_>,
) -> Option<Variable> {
    match clause.elements.as_slice() {
        [element] => unit_variable(element, context),
        _ => None,
    }
}

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
