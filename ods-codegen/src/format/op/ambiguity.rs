//! Formats that cannot be read back although each element can.
//!
//! - An attribute that ends in an optional `: type` must not be followed by a `:`.
//! - `attr-dict` must not be followed by a region: both begin with `{`.
//! - A keyword after an `oilist` must not be one of its own.
//!
//! Elements that may be nothing are looked through. Each list is walked once
//! from its end, so that the checks stay linear.

use super::context::{AttributeSyntax, FormatContext, Presence};
use crate::format::element::{
    DirectiveKind, FormatElement, Literal, OptionalGroup, Variable, VariableElement,
};
use crate::format::error::FormatError;
use crate::format::parser::Parsed;

/// Checks everything that concerns what follows an attribute, an `attr-dict` or an `oilist`; errors stand at `start`.
pub(crate) fn check_attributes(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<()> {
    check_colons(context, elements, start)?;
    check_attr_dict_regions(context, elements, start)
}

fn check_colons(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<()> {
    let is_base = |element: &FormatElement| match element {
        FormatElement::Variable(VariableElement {
            variable: Variable::Attribute(index),
            qualified,
            ..
        }) => {
            let attribute = &context.attributes[*index];
            !attribute.typed && (*qualified || attribute.syntax == AttributeSyntax::Any)
        }
        _ => false,
    };
    let is_conflict = |element: &FormatElement| matches!(element, FormatElement::Literal(literal) if literal.text == ":");
    let adjacency = Adjacency {
        context,
        is_base: &is_base,
        is_conflict: &is_conflict,
    };
    adjacency.check(elements).map(drop).map_err(|conflict| {
        let name = match conflict.base.as_variable() {
            Some(Variable::Attribute(index)) => context.attributes[index].name,
            _ => "",
        };
        let message = format!("format ambiguity caused by `:` literal found after attribute `{name}` which does not have a buildable type");
        FormatError::new(start, message)
    })
}

fn check_attr_dict_regions(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<()> {
    let is_base = |element: &FormatElement| {
        matches!(
            element.as_directive(),
            Some(DirectiveKind::AttrDict {
                with_keyword: false
            })
        )
    };
    let is_conflict =
        |element: &FormatElement| matches!(element.as_variable(), Some(Variable::Region(_)));
    let adjacency = Adjacency {
        context,
        is_base: &is_base,
        is_conflict: &is_conflict,
    };
    adjacency.check(elements).map(drop).map_err(|conflict| {
        let name = match conflict.follower.as_variable() {
            Some(Variable::Region(index)) => context.regions[index].name,
            _ => "",
        };
        FormatError::new(
            start,
            format!("format ambiguity caused by `attr-dict` directive followed by region `{name}`"),
        )
        .note("try using `attr-dict-with-keyword` instead")
    })
}

/// Two elements that must not meet.
struct Conflict<'e> {
    base: &'e FormatElement,
    follower: &'e FormatElement,
}

/// What stands behind a place in a list of elements.
#[derive(Clone, Copy)]
enum Follower<'e> {
    /// A conflicting element may come next.
    Conflict(&'e FormatElement),
    /// Something else comes first.
    Other,
    /// Everything up to the end of the list may be nothing.
    End,
}

struct Adjacency<'c, 'a> {
    context: &'c FormatContext<'a>,
    is_base: &'c dyn Fn(&FormatElement) -> bool,
    is_conflict: &'c dyn Fn(&FormatElement) -> bool,
}

impl Adjacency<'_, '_> {
    /// Checks a list; returns a base that nothing in the list is known to follow.
    fn check<'e>(
        &self,
        elements: &'e [FormatElement],
    ) -> Result<Option<&'e FormatElement>, Conflict<'e>> {
        // `followers[i]` is what stands behind element i.
        let mut followers = vec![Follower::End; elements.len()];
        for index in (1..elements.len()).rev() {
            followers[index - 1] = self.step(&elements[index], followers[index]);
        }
        for (element, follower) in elements.iter().zip(followers) {
            let base = match element {
                element if (self.is_base)(element) => element,
                FormatElement::Optional(group) => {
                    let then_base = self.check(&group.then_elements)?;
                    let else_base = self.check(&group.else_elements)?;
                    match then_base.or(else_base) {
                        Some(base) => base,
                        None => continue,
                    }
                }
                _ => continue,
            };
            match follower {
                Follower::Conflict(follower) => return Err(Conflict { base, follower }),
                Follower::Other => {}
                Follower::End => return Ok(Some(base)),
            }
        }
        Ok(None)
    }

    /// Returns what comes at `element`, behind which `rest` stands.
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

    /// Returns the conflict with which a group may begin.
    ///
    /// What guards the first branch is there if the branch is, so that only the
    /// else branch is looked through.
    fn step_into<'e>(&self, group: &'e OptionalGroup) -> Option<Follower<'e>> {
        if let Some(guard) = group
            .then_elements
            .first()
            .filter(|guard| (self.is_conflict)(guard))
        {
            return Some(Follower::Conflict(guard));
        }
        let else_elements = group.else_elements.iter().rev();
        let first = else_elements.fold(Follower::End, |rest, element| self.step(element, rest));
        matches!(first, Follower::Conflict(_)).then_some(first)
    }

    fn may_be_nothing(&self, element: &FormatElement) -> bool {
        match element {
            FormatElement::Variable(element) => match element.variable {
                Variable::Attribute(index) => {
                    self.context.attributes[index].presence != Presence::Required
                }
                Variable::Property(index) => self.context.properties[index].is_optional(),
                Variable::Operand(index) => self.context.operands[index].arity.is_variable_length(),
                Variable::Region(index) => self.context.regions[index].variadic,
                Variable::Successor(index) => self.context.successors[index].variadic,
                Variable::Result(_) | Variable::Parameter(_) => false,
            },
            FormatElement::Whitespace(_) => true,
            _ => matches!(element.as_directive(), Some(DirectiveKind::AttrDict { .. })),
        }
    }
}

/// Checks that no keyword can be taken both for one of an `oilist` and for what follows it.
pub(crate) fn check_oilists(elements: &[FormatElement], start: usize) -> Parsed<()> {
    let mut taken = ods_lookup::LookupSet::default();
    for element in elements {
        match element {
            FormatElement::OIList(list) => {
                let mut keywords = list
                    .clauses
                    .iter()
                    .map(|clause| clause.literal.text.as_str());
                if let Some(keyword) = keywords.clone().find(|keyword| taken.contains(keyword)) {
                    let message = format!(
                        "format ambiguity because {keyword} is used in two adjacent oilist elements."
                    );
                    return Err(FormatError::new(start, message));
                }
                taken.extend(keywords.by_ref());
            }
            FormatElement::Literal(Literal { text, .. }) => {
                if taken.contains(text.as_str()) {
                    let message = format!(
                        "format ambiguity because {text} is used both in oilist element and the adjacent literal."
                    );
                    return Err(FormatError::new(start, message));
                }
                taken.clear();
            }
            _ => taken.clear(),
        }
    }
    Ok(())
}
