//! The anchors of optional groups.

use super::condition::condition;
use super::context::FormatContext;
use crate::format::element::FormatElement;
use crate::format::error::FormatError;

/// Reports each anchor that is always present or never: MLIR emits C++ for it that does not compile.
pub(super) fn check_anchors(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
    errors: &mut Vec<FormatError>,
) {
    for element in elements {
        match element {
            FormatElement::Optional(group) => {
                let anchor = group.anchor_element();
                if condition(anchor, context).is_none() {
                    let message = "the anchor of an optional group must be something that can be absent: an optional or defaulted \
                                   attribute, a property with a default, a variable length operand or result, or a region";
                    errors.push(FormatError::new(anchor.span().start, message));
                }
                check_anchors(context, &group.then_elements, errors);
                check_anchors(context, &group.else_elements, errors);
            }
            FormatElement::OIList(list) => {
                for clause in &list.clauses {
                    check_anchors(context, &clause.elements, errors);
                }
            }
            _ => {}
        }
    }
}
