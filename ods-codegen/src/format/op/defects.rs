//! Formats that MLIR accepts although they do not work.
//!
//! Errors:
//! - An anchor that is always there or never (MLIR emits C++ that does not compile).
//!
//! Warnings, for what is printed cannot be read back, or is never printed:
//! - `type(…)` of a variadic group outside of an optional group: with no values it prints nothing, but one type is expected.
//! - An optional attribute outside of an optional group: MLIR prints `<<NULL ATTRIBUTE>>` for a missing one.
//! - An `oilist` clause without a variable.
//! - An `oilist` clause with the type of a single value, which is missing when the clause is.
//! - A group whose anchor is a unit attribute after white space: MLIR parses it and does not print it.

use super::condition::{condition, elided_anchor, unit_variable};
use super::context::{Arity, FormatContext};
use crate::format::element::{
    Anchor, Directive, DirectiveKind, FormatElement, OIList, OIListClause, OptionalGroup,
    TypeArgument, Variable,
};
use crate::format::error::FormatError;

/// What is wrong with a format that is well-formed.
#[derive(Debug, Default)]
pub(crate) struct Defects {
    pub(crate) errors: Vec<FormatError>,
    pub(crate) warnings: Vec<FormatError>,
}

/// Finds the defects of a format.
pub(crate) fn find_defects(context: &FormatContext<'_>, elements: &[FormatElement]) -> Defects {
    let mut defects = Defects::default();
    for element in elements {
        match element {
            FormatElement::Directive(directive) => defects.check_unguarded_type(context, directive),
            FormatElement::Variable(variable) => {
                if let Variable::Attribute(index) = variable.variable
                    && context.attributes[index].is_optional()
                {
                    let name = context.attributes[index].name;
                    let message = format!(
                        "`${name}` may be missing: put it in an optional group, `(${name}^)?`"
                    );
                    defects.warn(variable.span.start, message);
                }
            }
            _ => {}
        }
        defects.check_element(context, element);
    }
    defects
}

impl Defects {
    fn warn(&mut self, offset: usize, message: impl Into<String>) {
        self.warnings.push(FormatError::new(offset, message));
    }

    fn check_element(&mut self, context: &FormatContext<'_>, element: &FormatElement) {
        match element {
            FormatElement::Optional(group) => self.check_group(context, group),
            FormatElement::OIList(list) => self.check_oilist(context, list),
            _ => {}
        }
    }

    fn check_group(&mut self, context: &FormatContext<'_>, group: &OptionalGroup) {
        self.check_anchor(context, group);
        self.check_shadowed_anchor(context, group);
        for element in group.then_elements.iter().chain(&group.else_elements) {
            self.check_element(context, element);
        }
    }

    fn check_anchor(&mut self, context: &FormatContext<'_>, group: &OptionalGroup) {
        let anchor = group.anchor_element();
        if condition(anchor, context).is_none() {
            let message = "the anchor of an optional group must be something that can be absent: an optional or defaulted \
                           attribute, a property with a default, a variable length operand or result, or a region";
            self.errors
                .push(FormatError::new(anchor.span().start, message));
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

    fn check_unguarded_type(&mut self, context: &FormatContext<'_>, directive: &Directive) {
        let DirectiveKind::Type { of, .. } = directive.kind else {
            return;
        };
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

    fn check_oilist(&mut self, context: &FormatContext<'_>, list: &OIList) {
        for clause in &list.clauses {
            if clause.variables().is_empty() {
                let message = format!(
                    "clause `{}` is parsed but never printed, because it holds no variable",
                    clause.literal.text
                );
                self.warn(clause.literal.span.start, message);
            }
            self.check_clause_types(context, clause);
            for element in &clause.elements {
                self.check_element(context, element);
            }
        }
    }

    fn check_clause_types(&mut self, context: &FormatContext<'_>, clause: &OIListClause) {
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
