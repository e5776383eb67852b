//! Formats that MLIR accepts although the parser rejects what they print, or a part never prints:
//!
//! - `type(…)` of a variadic group outside of an optional group: with no values it prints nothing, but the parser expects
//!   a type. The same in a group or a clause that another part anchors.
//! - An optional attribute that is neither the anchor of its group nor alone in its clause: MLIR prints
//!   `<<NULL ATTRIBUTE>>` for a missing one.
//! - A property that no element prints.
//! - An `oilist` clause without a variable.
//! - An `oilist` clause with the type of a single value, which is lost when the clause is absent.
//! - A group whose anchor is a unit attribute after white space: MLIR parses it and does not print it.

use super::{may_be_empty, value_of};
use crate::format::element::{
    Anchor, Directive, DirectiveKind, FormatElement, OiList, OiListClause, OptionalGroup,
    TypeArgument, Variable,
};
use crate::format::error::FormatError;
use crate::format::op::condition::{condition, elided_anchor, unit_variable};
use crate::format::op::{Arity, FormatContext, OpFormat};

/// Finds the defects of a format.
pub(super) fn find_defects(context: &FormatContext<'_>, format: &OpFormat) -> Vec<FormatError> {
    let mut defects = Defects {
        context,
        warnings: Vec::new(),
    };
    defects.check_elements(&format.elements, &[]);
    defects.check_properties(format);
    defects.warnings
}

struct Defects<'c, 'a> {
    context: &'c FormatContext<'a>,
    warnings: Vec<FormatError>,
}

/// The variables that are present where a group prints: its anchor, unless any of several anchors it.
fn guarded(outer: &[Variable], anchors: &[Variable]) -> Vec<Variable> {
    let mut guarded = outer.to_vec();
    if let [anchor] = anchors {
        guarded.push(*anchor);
    }
    guarded
}

impl Defects<'_, '_> {
    fn warn(&mut self, offset: usize, message: impl Into<String>) {
        self.warnings.push(FormatError::new(offset, message));
    }

    /// Checks elements that are printed where the variables in `guarded` are present.
    fn check_elements(&mut self, elements: &[FormatElement], guarded: &[Variable]) {
        for element in elements {
            match element {
                FormatElement::Directive(directive) => {
                    self.check_unguarded_type(directive, guarded);
                }
                FormatElement::Variable(variable) => {
                    if let Variable::Attribute(index) = variable.variable
                        && self.context.attributes[index].is_optional()
                        && !guarded.contains(&variable.variable)
                    {
                        let name = self.context.attributes[index].name;
                        let message = format!(
                            "`${name}` may be missing: put it in an optional group, `(${name}^)?`"
                        );
                        self.warn(variable.span.start, message);
                    }
                }
                FormatElement::Optional(group) => self.check_group(group, guarded),
                FormatElement::OiList(list) => self.check_oilist(list, guarded),
                _ => {}
            }
        }
    }

    fn check_group(&mut self, group: &OptionalGroup, outer: &[Variable]) {
        self.check_shadowed_anchor(group);
        let anchors = condition(group.anchor_element(), self.context).unwrap_or_default();
        let guarded = guarded(outer, &anchors);
        let (in_then, in_else) = match group.anchor {
            Anchor::Then(_) => (guarded.as_slice(), outer),
            Anchor::Else(_) => (outer, guarded.as_slice()),
        };
        self.check_elements(&group.then_elements, in_then);
        self.check_elements(&group.else_elements, in_else);
    }

    /// `attr-dict` does not print properties.
    fn check_properties(&mut self, format: &OpFormat) {
        for &index in &format.unprinted_properties {
            let name = self.context.properties[index].name;
            let message = format!(
                "property `{name}` is not printed, so it is lost: add `${name}`, or `prop-dict` for all properties that the format does not name"
            );
            self.warn(format.end, message);
        }
    }

    fn check_shadowed_anchor(&mut self, group: &OptionalGroup) {
        let (branch, index) = match group.anchor {
            Anchor::Then(index) => (&group.then_elements, index),
            Anchor::Else(index) => (&group.else_elements, index),
        };
        let anchor = &branch[index];
        if index > 0
            && unit_variable(anchor, self.context).is_some()
            && elided_anchor(group, self.context).is_none()
        {
            let message = "MLIR parses this unit anchor but does not print it, because white space precedes it; here it is printed";
            self.warn(anchor.span().start, message);
        }
    }

    fn check_unguarded_type(&mut self, directive: &Directive, guarded: &[Variable]) {
        let DirectiveKind::Type { of, .. } = directive.kind else {
            return;
        };
        let is_guarded = |variable: &Variable| match of {
            TypeArgument::Operand(_) | TypeArgument::Result(_) => {
                of.as_variable() == Some(*variable)
            }
            TypeArgument::Operands => matches!(variable, Variable::Operand(_)),
            TypeArgument::Results => matches!(variable, Variable::Result(_)),
        };
        let may_be_empty = match of {
            TypeArgument::Operands => may_be_empty(&self.context.operands),
            TypeArgument::Results => may_be_empty(&self.context.results),
            of => value_of(self.context, of).is_some_and(|value| value.arity == Arity::Variadic),
        };
        if may_be_empty && !guarded.iter().any(is_guarded) {
            let message = "prints nothing when there are no values, which does not parse: put it in an optional group";
            self.warn(directive.span.start, message);
        }
    }

    fn check_oilist(&mut self, list: &OiList, outer: &[Variable]) {
        for clause in &list.clauses {
            if clause.variables().is_empty() {
                let message = format!(
                    "clause `{}` is parsed but never printed, because it holds no variable",
                    clause.literal.text
                );
                self.warn(clause.literal.span.start, message);
            }
            self.check_clause_types(clause);
            let guarded = guarded(outer, &clause.variables());
            self.check_elements(&clause.elements, &guarded);
        }
    }

    fn check_clause_types(&mut self, clause: &OiListClause) {
        for element in &clause.elements {
            if let FormatElement::Directive(Directive {
                kind: DirectiveKind::Type { of, .. },
                span,
            }) = element
                && value_of(self.context, *of).is_some_and(|value| value.arity == Arity::One)
            {
                let message = "this type is required, but is missing when the clause is absent";
                self.warn(span.start, message);
            }
        }
    }
}
