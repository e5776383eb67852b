//! Formats of types and attributes that MLIR accepts, and that do not read back what
//! they print.
//!
//! All are warnings:
//! - What may be missing, where what follows can be read as it: a parameter, an optional
//!   group, the names of a `struct`.
//! - A list before a comma, which it takes.
//! - A list that may be empty, but has to be there.
//! - The first parameter of a group that is printed for the sake of another one.
//! - A parameter in a group that is lost where the anchor has its default, and one in the
//!   other branch that has to be there.
//! - An integer of any width.
//!
//! What custom directives and types of the user's own begin with is not known, and nothing
//! is said about it. A verifier may see to it that lists are not empty and that parameters
//! go together, so nothing is said about that where there is one.

use crate::format::def::DefContext;
use crate::format::def::group::parameters;
use crate::format::def::syntax::Starts;
use crate::format::element::{Anchor, DirectiveKind, FormatElement, OptionalGroup};
use crate::format::error::FormatError;

/// What a text may begin with at a place of the format.
#[derive(Clone, Default)]
struct First {
    starts: Starts,
    literals: Vec<String>,
}

impl First {
    fn literal(text: &str) -> Self {
        Self {
            starts: Starts::default(),
            literals: vec![text.to_owned()],
        }
    }

    fn of(starts: Starts) -> Self {
        Self {
            starts,
            literals: Vec::new(),
        }
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

/// The first element of a group that is read.
fn guard(group: &OptionalGroup) -> Option<&FormatElement> {
    let is_parsed = |element: &&FormatElement| !matches!(element, FormatElement::Whitespace(_));
    group.then_elements.iter().find(is_parsed)
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
    finder.found.sort_by_key(|defect| defect.offset);
    finder.found
}

struct Finder<'c, 'a> {
    context: &'c DefContext<'a>,
    found: Vec<FormatError>,
}

impl Finder<'_, '_> {
    fn warn(&mut self, element: &FormatElement, message: impl Into<String>) {
        let start = element.span().start;
        self.found.push(FormatError::new(start, message));
    }

    /// Looks at elements from their end, behind which `rest` stands; returns what they begin
    /// with. The parameters in `present` are there.
    fn sequence(&mut self, elements: &[FormatElement], rest: First, present: &[usize]) -> First {
        let elements = elements.iter().rev();
        elements.fold(rest, |rest, element| self.element(element, rest, present))
    }

    fn element(&mut self, element: &FormatElement, rest: First, present: &[usize]) -> First {
        match element {
            FormatElement::Whitespace(_) => rest,
            FormatElement::Literal(literal) => First::literal(&literal.text),
            FormatElement::Variable(_) => {
                let indices = parameters(element);
                self.params(element, &indices, rest, present)
            }
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Params(_) => {
                    let indices = parameters(element);
                    self.params(element, &indices, rest, present)
                }
                DirectiveKind::Struct(members) => self.members(element, members, &rest),
                _ => First::default(),
            },
            FormatElement::Optional(group) => self.group(group, rest, present),
            // What they begin with is up to their functions.
            _ => First::default(),
        }
    }

    /// Parameters with commas between them, or one alone.
    fn params(
        &mut self,
        element: &FormatElement,
        indices: &[usize],
        rest: First,
        present: &[usize],
    ) -> First {
        let comma_behind = rest.has_comma();
        let last = indices.last().copied().filter(|_| indices.len() > 1);
        if comma_behind && last.is_some_and(|index| self.context.is_optional(index)) {
            let message = "the comma behind `params` is read as one inside of it";
            self.warn(element, message);
        }
        let mut first = rest;
        for (at, &index) in indices.iter().enumerate().rev() {
            let syntax = self.context.parameters[index].syntax;
            let starts = First::of(syntax.starts);
            let is_there = present.contains(&index);
            self.value(element, index);
            if syntax.is_list && (comma_behind || at + 1 < indices.len()) {
                let name = self.context.parameters[index].name;
                let message =
                    format!("the list `${name}` reads the comma after it as one of its own");
                self.warn(element, message);
            }
            first = if self.context.is_optional(index) && !is_there {
                if starts.meets(&first) {
                    let name = self.context.parameters[index].name;
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

    /// What is wrong with a parameter wherever it is written.
    fn value(&mut self, element: &FormatElement, index: usize) {
        let parameter = self.context.parameters[index];
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
    }

    /// The members of a `struct`.
    fn members(
        &mut self,
        element: &FormatElement,
        members: &[FormatElement],
        rest: &First,
    ) -> First {
        for (at, member) in members.iter().enumerate() {
            let FormatElement::Variable(_) = member else {
                continue;
            };
            for index in parameters(member) {
                self.value(member, index);
                if self.context.parameters[index].syntax.is_list && at + 1 < members.len() {
                    let name = self.context.parameters[index].name;
                    let message = format!(
                        "the list `${name}` reads the comma after it as one of its own: put it last in the `struct`"
                    );
                    self.warn(member, message);
                }
            }
        }
        let members = parameters(element);
        let mut optional = members.iter().map(|index| self.context.is_optional(*index));
        let (all, any) = (
            optional.clone().all(|is_optional| is_optional),
            optional.any(|is_optional| is_optional),
        );
        if any && rest.has_comma() {
            let message = "the comma behind this `struct` is read as one inside of it";
            self.warn(element, message);
        }
        let names = members
            .iter()
            .map(|index| self.context.parameters[*index].name);
        let names = First {
            starts: Starts::default(),
            literals: names.map(str::to_owned).collect(),
        };
        if !all {
            return names;
        }
        // Any word is taken for a name.
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
        // What decides that the group is there, is there.
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

    /// The parser asks for the first element; the printer, for the anchor. Returns the
    /// parameter that is reported.
    fn check_guard(&mut self, group: &OptionalGroup, anchors: &[usize]) -> Option<usize> {
        let guard = guard(group).filter(|guard| matches!(guard, FormatElement::Variable(_)))?;
        let index = *parameters(guard).first()?;
        if anchors == [index] && !group.is_inverted() {
            return None;
        }
        let name = self.context.parameters[index].name;
        let message = format!(
            "`${name}` begins the group, but may be missing when the rest of it is there: begin with the anchor or with a literal"
        );
        self.warn(guard, message);
        Some(index)
    }

    /// What only one branch prints, for the sake of what is not among it. The parameters
    /// in `there` are not asked for.
    fn check_lost(&mut self, group: &OptionalGroup, there: &[usize]) {
        if self.context.is_verified {
            return;
        }
        for element in group.then_elements.iter().chain(&group.else_elements) {
            for index in parameters(element) {
                if there.contains(&index) {
                    continue;
                }
                let name = self.context.parameters[index].name;
                let message = format!(
                    "`${name}` is lost where the anchor keeps this branch of the group from being printed"
                );
                self.warn(element, message);
            }
        }
    }
}
