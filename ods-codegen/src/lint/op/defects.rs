//! Formats that MLIR accepts although what they print cannot be read back, or is never printed:
//!
//! - `type(…)` of a variadic group outside of an optional group: with no values it prints nothing, but one type is expected.
//! - The same in a group or a clause that is printed for the sake of something else.
//! - An optional attribute that nothing guards, neither as the anchor of its group nor alone in its clause: MLIR prints
//!   `<<NULL ATTRIBUTE>>` for a missing one.
//! - A property that no element prints.
//! - An `oilist` clause without a variable.
//! - An `oilist` clause with the type of a single value, which is missing when the clause is.
//! - A group whose anchor is a unit attribute after white space: MLIR parses it and does not print it.

use crate::format::element::{
    Anchor, Directive, DirectiveKind, FormatElement, OiList, OiListClause, OptionalGroup,
    TypeArgument, Variable,
};
use crate::format::error::FormatError;
use crate::format::op::condition::{condition, elided_anchor, unit_variable};
use crate::format::op::{Arity, FormatContext, OpFormat};

/// Finds the defects of a format.
pub(super) fn find_defects(context: &FormatContext<'_>, format: &OpFormat) -> Vec<FormatError> {
    let mut defects = Defects::default();
    defects.check_elements(context, &format.elements, &[]);
    defects.check_properties(context, format);
    defects.warnings
}

#[derive(Default)]
struct Defects {
    warnings: Vec<FormatError>,
}

/// What is present where the elements are printed that depend on `anchors`: all of one, but any of several.
fn guarded(outer: &[Variable], anchors: &[Variable]) -> Vec<Variable> {
    let mut guarded = outer.to_vec();
    if let [anchor] = anchors {
        guarded.push(*anchor);
    }
    guarded
}

impl Defects {
    fn warn(&mut self, offset: usize, message: impl Into<String>) {
        self.warnings.push(FormatError::new(offset, message));
    }

    /// Checks elements that are printed where the variables in `guarded` are present.
    fn check_elements(
        &mut self,
        context: &FormatContext<'_>,
        elements: &[FormatElement],
        guarded: &[Variable],
    ) {
        for element in elements {
            match element {
                FormatElement::Directive(directive) => {
                    self.check_unguarded_type(context, directive, guarded);
                }
                FormatElement::Variable(variable) => {
                    if let Variable::Attribute(index) = variable.variable
                        && context.attributes[index].is_optional()
                        && !guarded.contains(&variable.variable)
                    {
                        let name = context.attributes[index].name;
                        let message = format!(
                            "`${name}` may be missing: put it in an optional group, `(${name}^)?`"
                        );
                        self.warn(variable.span.start, message);
                    }
                }
                FormatElement::Optional(group) => self.check_group(context, group, guarded),
                FormatElement::OiList(list) => self.check_oilist(context, list, guarded),
                _ => {}
            }
        }
    }

    fn check_group(
        &mut self,
        context: &FormatContext<'_>,
        group: &OptionalGroup,
        outer: &[Variable],
    ) {
        self.check_shadowed_anchor(context, group);
        let guarded = guarded(
            outer,
            &condition(group.anchor_element(), context).unwrap_or_default(),
        );
        let (in_then, in_else) = match group.anchor {
            Anchor::Then(_) => (guarded.as_slice(), outer),
            Anchor::Else(_) => (outer, guarded.as_slice()),
        };
        self.check_elements(context, &group.then_elements, in_then);
        self.check_elements(context, &group.else_elements, in_else);
    }

    /// Unlike attributes, properties are in no `attr-dict`.
    fn check_properties(&mut self, context: &FormatContext<'_>, format: &OpFormat) {
        for &index in &format.unprinted_properties {
            let name = context.properties[index].name;
            let message = format!(
                "property `{name}` is not printed, so it is lost: add `${name}`, or `prop-dict` for all properties that the format does not name"
            );
            self.warn(format.end, message);
        }
    }

    fn check_shadowed_anchor(&mut self, context: &FormatContext<'_>, group: &OptionalGroup) {
        let (branch, index) = match group.anchor {
            Anchor::Then(index) => (&group.then_elements, index),
            Anchor::Else(index) => (&group.else_elements, index),
        };
        let anchor = &branch[index];
        if index > 0
            && unit_variable(anchor, context).is_some()
            && elided_anchor(group, context).is_none()
        {
            let message = "MLIR parses this unit anchor but does not print it, because white space precedes it; here it is printed";
            self.warn(anchor.span().start, message);
        }
    }

    fn check_unguarded_type(
        &mut self,
        context: &FormatContext<'_>,
        directive: &Directive,
        guarded: &[Variable],
    ) {
        let DirectiveKind::Type { of, .. } = directive.kind else {
            return;
        };
        let is_guarded = |variable: &Variable| match of {
            TypeArgument::Operand(index) => *variable == Variable::Operand(index),
            TypeArgument::Result(index) => *variable == Variable::Result(index),
            TypeArgument::Operands => matches!(variable, Variable::Operand(_)),
            TypeArgument::Results => matches!(variable, Variable::Result(_)),
        };
        if guarded.iter().any(is_guarded) {
            return;
        }
        let may_be_empty = match of {
            TypeArgument::Operand(index) => context.operands[index].arity == Arity::Variadic,
            TypeArgument::Result(index) => context.results[index].arity == Arity::Variadic,
            TypeArgument::Operands => context
                .operands
                .iter()
                .all(|operand| operand.arity.is_variable_length()),
            TypeArgument::Results => context
                .results
                .iter()
                .all(|result| result.arity.is_variable_length()),
        };
        if may_be_empty {
            let message = "prints nothing when there are no values, which does not parse: put it in an optional group";
            self.warn(directive.span.start, message);
        }
    }

    fn check_oilist(&mut self, context: &FormatContext<'_>, list: &OiList, outer: &[Variable]) {
        for clause in &list.clauses {
            if clause.variables().is_empty() {
                let message = format!(
                    "clause `{}` is parsed but never printed, because it holds no variable",
                    clause.literal.text
                );
                self.warn(clause.literal.span.start, message);
            }
            self.check_clause_types(context, clause);
            let guarded = guarded(outer, &clause.variables());
            self.check_elements(context, &clause.elements, &guarded);
        }
    }

    fn check_clause_types(&mut self, context: &FormatContext<'_>, clause: &OiListClause) {
        for element in &clause.elements {
            let FormatElement::Directive(Directive {
                kind: DirectiveKind::Type { of, .. },
                span,
            }) = element
            else {
                continue;
            };
            let single = match *of {
                TypeArgument::Operand(index) => context.operands[index].arity == Arity::One,
                TypeArgument::Result(index) => context.results[index].arity == Arity::One,
                TypeArgument::Operands | TypeArgument::Results => false,
            };
            if single {
                self.warn(
                    span.start,
                    "this type is needed, but missing when the clause is",
                );
            }
        }
    }
}
