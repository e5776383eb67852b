//! Formats of types and attributes that MLIR accepts although their parser rejects or misreads
//! what their printer writes.
//!
//! All are warnings:
//! - A part that may be absent, if the text after it can be read as that part: a parameter, an
//!   optional group, the names of a `struct`.
//! - A list before a comma, which the list reads as its own.
//! - A required list that may be empty.
//! - A group that begins with a parameter that another one anchors.
//! - A parameter in a group that is lost where the anchor has its default, and a required one in
//!   the other branch.
//! - An integer of any width.
//!
//! The text of custom directives and of the user's own types is unknown, and gives no warning. A
//! verifier may ensure that lists are not empty and that parameters go together, so a definition
//! with one gets no warning about these.

use crate::format::def::DefContext;
use crate::format::def::group::parameters;
use crate::format::def::syntax::{ParameterSyntax, Starts};
use crate::format::element::{Anchor, DirectiveKind, FormatElement, OptionalGroup};
use crate::format::error::FormatError;

/// The tokens that the text may begin with at a place of the format.
#[derive(Clone, Default)]
struct First {
    starts: Starts,
    literals: Vec<String>,
}

impl First {
    fn of(starts: Starts) -> Self {
        let literals = Vec::new();
        Self { starts, literals }
    }

    fn literals(literals: Vec<String>) -> Self {
        let starts = Starts::default();
        Self { starts, literals }
    }

    fn or(mut self, other: &Self) -> Self {
        self.starts = self.starts.or(other.starts);
        self.literals.extend(other.literals.iter().cloned());
        self
    }

    fn meets(&self, other: &Self) -> bool {
        let is_taken = |by: &Self, of: &Self| {
            let mut literals = of.literals.iter();
            literals.any(|literal| by.starts.takes(literal))
        };
        let mut literals = self.literals.iter();
        self.starts.meets(other.starts)
            || literals.any(|literal| other.literals.contains(literal))
            || is_taken(self, other)
            || is_taken(other, self)
    }

    fn has_comma(&self) -> bool {
        self.literals.iter().any(|literal| literal == ",")
    }
}

/// The first element of a group that is not white space.
fn guard(group: &OptionalGroup) -> Option<&FormatElement> {
    let mut elements = group.then_elements.iter();
    elements.find(|element| !element.is_whitespace())
}

/// Finds the defects of a format without mistakes.
pub(crate) fn find_defects(
    context: &DefContext<'_>,
    elements: &[FormatElement],
) -> Vec<FormatError> {
    let mut finder = Finder {
        context,
        found: Vec::new(),
    };
    finder.sequence(elements, First::default(), &[]);
    ods_lookup::sort_by_key(&mut finder.found, |defect| defect.offset);
    finder.found
}

struct Finder<'c, 'a> {
    context: &'c DefContext<'a>,
    found: Vec<FormatError>,
}

impl<'c> Finder<'c, '_> {
    fn warn(&mut self, element: &FormatElement, message: impl Into<String>) {
        let start = element.span().start;
        self.found.push(FormatError::new(start, message));
    }

    /// Visits elements from their end, which `rest` follows; returns the tokens that they begin
    /// with. The parameters in `present` are known to be present.
    fn sequence(&mut self, elements: &[FormatElement], rest: First, present: &[usize]) -> First {
        let elements = elements.iter().rev();
        elements.fold(rest, |rest, element| self.element(element, rest, present))
    }

    fn element(&mut self, element: &FormatElement, rest: First, present: &[usize]) -> First {
        match element {
            FormatElement::Whitespace(_) => rest,
            FormatElement::Literal(literal) => First::literals(vec![literal.text.clone()]),
            FormatElement::Variable(_) => self.params(element, rest, present),
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Params(_) => self.params(element, rest, present),
                DirectiveKind::Struct(members) => self.members(element, members, &rest),
                _ => First::default(),
            },
            FormatElement::Optional(group) => self.group(group, rest, present),
            // The user's functions write these.
            _ => First::default(),
        }
    }

    /// Parameters with commas between them, or one alone.
    fn params(&mut self, element: &FormatElement, rest: First, present: &[usize]) -> First {
        let indices = parameters(element);
        let comma_behind = rest.has_comma();
        let last = indices.last().copied().filter(|_| indices.len() > 1);
        if comma_behind && last.is_some_and(|index| self.context.is_optional(index)) {
            let message = "the comma after `params` is read as part of its list";
            self.warn(element, message);
        }
        let mut first = rest;
        for (at, &index) in indices.iter().enumerate().rev() {
            let (name, syntax) = self.value(element, index);
            let starts = First::of(syntax.starts);
            if syntax.is_list && (comma_behind || at + 1 < indices.len()) {
                let message =
                    format!("the list `${name}` reads the comma after it as part of the list");
                self.warn(element, message);
            }
            first = if self.context.is_optional(index) && !present.contains(&index) {
                if starts.meets(&first) {
                    let message = format!(
                        "`${name}` may be missing: then the text after it is read as its value; put it in an optional group that begins with a literal, or in `struct`"
                    );
                    self.warn(element, message);
                }
                starts.or(&first)
            } else {
                starts
            };
        }
        first
    }

    /// Reports the defects that a parameter has at every place; returns its name and syntax.
    fn value(&mut self, element: &FormatElement, index: usize) -> (&'c str, ParameterSyntax) {
        let parameter = &self.context.parameters[index];
        let name = parameter.name;
        if parameter.syntax.has_any_width {
            let message = format!(
                "`${name}` is read back with another width: its text does not contain the width"
            );
            self.warn(element, message);
        }
        if parameter.syntax.is_list && !parameter.optional && !self.context.is_verified {
            let message = format!(
                "the list `${name}` prints nothing if it is empty, which cannot be read back: use an `OptionalArrayRefParameter` in an optional group, or `genVerifyDecl`"
            );
            self.warn(element, message);
        }
        (name, parameter.syntax)
    }

    /// The members of a `struct`.
    fn members(
        &mut self,
        element: &FormatElement,
        members: &[FormatElement],
        rest: &First,
    ) -> First {
        for (at, member) in members.iter().enumerate() {
            if !matches!(member, FormatElement::Variable(_)) {
                continue;
            }
            for index in parameters(member) {
                let (name, syntax) = self.value(member, index);
                if syntax.is_list && at + 1 < members.len() {
                    let message = format!(
                        "the list `${name}` reads the comma after it as part of the list: put it last in the `struct`"
                    );
                    self.warn(member, message);
                }
            }
        }
        let members = parameters(element);
        let is_optional = |index: &usize| self.context.is_optional(*index);
        let (all, any) = (
            members.iter().all(is_optional),
            members.iter().any(is_optional),
        );
        if any && rest.has_comma() {
            let message = "the comma after this `struct` is read as part of it";
            self.warn(element, message);
        }
        let names = members.iter();
        let names = names.map(|index| self.context.parameters[*index].name.to_owned());
        let names = First::literals(names.collect());
        if !all {
            return names;
        }
        // The parser reads any word as a name.
        if First::of(Starts::WORD).meets(rest) {
            let message = "this `struct` may be empty: then the text after it is read as the name of a parameter";
            self.warn(element, message);
        }
        names.or(rest)
    }

    fn group(&mut self, group: &OptionalGroup, rest: First, present: &[usize]) -> First {
        let anchors = parameters(group.anchor_element());
        let guard_may_miss = self.check_guard(group, &anchors);
        let mut there = present.to_vec();
        there.extend(&anchors);
        there.extend(guard_may_miss);
        self.check_lost(group, &there);
        let mut inside = present.to_vec();
        if let [anchor] = anchors[..] {
            inside.push(anchor);
        }
        // The parser enters the group only if its first element is present.
        let mut in_then = present.to_vec();
        in_then.extend(guard(group).map(parameters).unwrap_or_default());
        let (then, otherwise) = match group.anchor {
            Anchor::Then(_) => (inside.as_slice(), present),
            Anchor::Else(_) => (present, inside.as_slice()),
        };
        in_then.extend(then);
        let then = self.sequence(&group.then_elements, rest.clone(), &in_then);
        let otherwise = self.sequence(&group.else_elements, rest, otherwise);
        if then.meets(&otherwise) {
            let message = "if this group is absent, the text after it is read as its beginning";
            self.found.push(FormatError::new(group.span.start, message));
        }
        then.or(&otherwise)
    }

    /// The parser enters a group for its first element, the printer for its anchor. Returns the
    /// parameter that is reported.
    fn check_guard(&mut self, group: &OptionalGroup, anchors: &[usize]) -> Option<usize> {
        let guard = guard(group).filter(|guard| matches!(guard, FormatElement::Variable(_)))?;
        let index = *parameters(guard).first()?;
        if anchors == [index] && !group.is_inverted() {
            return None;
        }
        let name = self.context.parameters[index].name;
        let message = format!(
            "`${name}` begins the group, but may be missing when the rest of it is present: begin with the anchor or with a literal"
        );
        self.warn(guard, message);
        Some(index)
    }

    /// Reports parameters that only one branch prints although the anchor does not depend on
    /// them, except for those in `there`.
    fn check_lost(&mut self, group: &OptionalGroup, there: &[usize]) {
        if self.context.is_verified {
            return;
        }
        for element in group.then_elements.iter().chain(&group.else_elements) {
            let mut indices = parameters(element);
            indices.retain(|index| !there.contains(index));
            for index in indices {
                let name = self.context.parameters[index].name;
                let message = format!(
                    "`${name}` is lost where the anchor keeps this branch of the group from being printed"
                );
                self.warn(element, message);
            }
        }
    }
}
