//! Rejects formats that cannot be read back although each element can.
//!
//! - An attribute that ends in an optional `: type` must not be followed by a `:`.
//! - `attr-dict` must not be followed by a region: both start with `{`.
//! - A keyword after an `oilist` must not be one of its own.
//!
//! Elements that may print nothing are skipped. Each list is walked once from its end, so that the
//! checks stay linear.

use super::context::{Arity, AttributeSyntax, FormatContext};
use crate::format::element::{
    DirectiveKind, FormatElement, Literal, OptionalGroup, Variable, VariableElement,
};
use crate::format::error::FormatError;
use crate::format::parser::{Parsed, fail};

/// Checks the element after each attribute and `attr-dict`; errors are reported at `start`.
pub(crate) fn check_attributes(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<()> {
    let name = |element: &FormatElement| {
        let variable = element.as_variable();
        variable.map_or("", |variable| context.name(variable))
    };
    let colons = Adjacency {
        context,
        is_base: &|element| match element {
            FormatElement::Variable(VariableElement {
                variable: Variable::Attribute(index),
                qualified,
                ..
            }) => {
                let attribute = &context.attributes[*index];
                !attribute.typed && (*qualified || attribute.syntax == AttributeSyntax::Any)
            }
            _ => false,
        },
        is_conflict: &|element| matches!(element, FormatElement::Literal(literal) if literal.text == ":"),
    };
    if let Err(conflict) = colons.check(elements) {
        let name = name(conflict.base);
        return fail(
            start,
            format!(
                "format ambiguity caused by `:` literal found after attribute `{name}` which does not have a buildable type"
            ),
        );
    }
    if context.regions.is_empty() {
        return Ok(());
    }
    let braces = Adjacency {
        context,
        is_base: &|element| {
            let kind = element.as_directive();
            matches!(kind, Some(DirectiveKind::AttrDict { with_keyword }) if !with_keyword)
        },
        is_conflict: &|element| matches!(element.as_variable(), Some(Variable::Region(_))),
    };
    braces.check(elements).map_err(|conflict| {
        let name = name(conflict.follower);
        let message =
            format!("format ambiguity caused by `attr-dict` directive followed by region `{name}`");
        FormatError::new(start, message).note("try using `attr-dict-with-keyword` instead")
    })?;
    Ok(())
}

/// Two elements that must not meet.
struct Conflict<'e> {
    base: &'e FormatElement,
    follower: &'e FormatElement,
}

/// The element that follows a position in a list of elements.
#[derive(Clone, Copy)]
enum Follower<'e> {
    /// A conflicting element may come next.
    Conflict(&'e FormatElement),
    /// Another element comes first.
    Other,
    /// All elements up to the end of the list may print nothing.
    End,
}

struct Adjacency<'c, 'a> {
    context: &'c FormatContext<'a>,
    is_base: &'c dyn Fn(&FormatElement) -> bool,
    is_conflict: &'c dyn Fn(&FormatElement) -> bool,
}

impl Adjacency<'_, '_> {
    /// Checks a list; returns a base that may be the last element printed.
    fn check<'e>(
        &self,
        elements: &'e [FormatElement],
    ) -> Result<Option<&'e FormatElement>, Conflict<'e>> {
        // `followers[i]` follows element i.
        let mut followers = vec![Follower::End; elements.len()];
        for index in (1..elements.len()).rev() {
            followers[index - 1] = self.step(&elements[index], followers[index]);
        }
        for (element, follower) in elements.iter().zip(followers) {
            let base = match element {
                _ if (self.is_base)(element) => Some(element),
                FormatElement::Optional(group) => {
                    let then_base = self.check(&group.then_elements)?;
                    then_base.or(self.check(&group.else_elements)?)
                }
                _ => None,
            };
            match (base, follower) {
                (Some(base), Follower::Conflict(follower)) => {
                    return Err(Conflict { base, follower });
                }
                (Some(base), Follower::End) => return Ok(Some(base)),
                _ => {}
            }
        }
        Ok(None)
    }

    /// Returns what follows the position before `element`, which `rest` follows.
    fn step<'e>(&self, element: &'e FormatElement, rest: Follower<'e>) -> Follower<'e> {
        if (self.is_conflict)(element) {
            return Follower::Conflict(element);
        }
        match element {
            FormatElement::Optional(group) => self.step_into(group).unwrap_or(rest),
            _ if self.may_be_nothing(element) => rest,
            _ => Follower::Other,
        }
    }

    /// Returns the conflict with which a group may start.
    ///
    /// The guard of the first branch is present if the branch is, so only the else branch may start
    /// with elements that print nothing.
    fn step_into<'e>(&self, group: &'e OptionalGroup) -> Option<Follower<'e>> {
        let first = group.then_elements.first();
        if let Some(guard) = first.filter(|guard| (self.is_conflict)(guard)) {
            return Some(Follower::Conflict(guard));
        }
        let else_elements = group.else_elements.iter().rev();
        let first = else_elements.fold(Follower::End, |rest, element| self.step(element, rest));
        matches!(first, Follower::Conflict(_)).then_some(first)
    }

    fn may_be_nothing(&self, element: &FormatElement) -> bool {
        match element {
            FormatElement::Variable(element) => match element.variable {
                Variable::Property(index) => self.context.properties[index].is_optional(),
                Variable::Region(_) | Variable::Successor(_) => {
                    self.context.arity(element.variable) == Arity::Variadic
                }
                variable => self.context.may_be_absent(variable),
            },
            FormatElement::Whitespace(_) => true,
            _ => matches!(element.as_directive(), Some(DirectiveKind::AttrDict { .. })),
        }
    }
}

/// Checks that no keyword belongs both to an `oilist` and to the element after it.
pub(crate) fn check_oilists(elements: &[FormatElement], start: usize) -> Parsed<()> {
    let mut taken = ods_lookup::LookupSet::default();
    for element in elements {
        match element {
            FormatElement::OiList(list) => {
                let keywords = list.clauses.iter().map(|it| it.literal.text.as_str());
                if let Some(keyword) = keywords.clone().find(|it| taken.contains(it)) {
                    let message = format!(
                        "format ambiguity because {keyword} is used in two adjacent oilist elements."
                    );
                    return fail(start, message);
                }
                taken.extend(keywords);
            }
            FormatElement::Literal(Literal { text, .. }) if taken.contains(text.as_str()) => {
                let message = format!(
                    "format ambiguity because {text} is used both in oilist element and the adjacent literal."
                );
                return fail(start, message);
            }
            _ => taken.clear(),
        }
    }
    Ok(())
}
