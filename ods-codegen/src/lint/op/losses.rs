//! Parts that may be present although the format does not print them.
//!
//! - The first element of a group tells the parser that the group follows, so it must be present wherever the group prints.
//! - A part in a group that another part anchors is lost when the anchor is absent.
//!
//! An op may verify more than its constraints, such as that two operands are present together. There is no warning then.

use super::value_of;
use crate::format::element::{
    DirectiveKind, FormatElement, OiList, OptionalGroup, TypeArgument, Variable,
};
use crate::format::error::FormatError;
use crate::format::lexer::FormatSpan;
use crate::format::op::condition::condition;
use crate::format::op::{Arity, FormatContext};

/// Finds the parts of an op that its format may leave out.
pub(super) fn find_losses(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
) -> Vec<FormatError> {
    let mut losses = Losses {
        context,
        lost: Vec::new(),
        warnings: Vec::new(),
    };
    if !context.verified.further {
        losses.check_elements(elements, &mut Vec::new());
    }
    losses.warnings
}

/// Why elements print: at least one of these variables is present, or none is.
struct Reason {
    anchors: Vec<Variable>,
    present: bool,
}

struct Losses<'c, 'a> {
    context: &'c FormatContext<'a>,
    /// The parts that were reported.
    lost: Vec<Variable>,
    warnings: Vec<FormatError>,
}

impl Losses<'_, '_> {
    fn warn(&mut self, span: FormatSpan, message: String) {
        self.warnings.push(FormatError::new(span.start, message));
    }

    fn check_elements(&mut self, elements: &[FormatElement], reasons: &mut Vec<Reason>) {
        for element in elements {
            match element {
                FormatElement::Optional(group) => self.check_group(group, reasons),
                FormatElement::OiList(list) => self.check_list(list, reasons),
                _ => self.check_element(element, reasons),
            }
        }
    }

    fn check_group(&mut self, group: &OptionalGroup, reasons: &mut Vec<Reason>) {
        let Some(anchors) = condition(group.anchor_element(), self.context) else {
            return;
        };
        let present = !group.is_inverted();
        reasons.push(Reason {
            anchors: anchors.clone(),
            present,
        });
        self.check_elements(&group.then_elements, reasons);
        self.check_guard(&group.then_elements, reasons);
        reasons.pop();
        reasons.push(Reason {
            anchors,
            present: !present,
        });
        self.check_elements(&group.else_elements, reasons);
        reasons.pop();
    }

    fn check_list(&mut self, list: &OiList, reasons: &mut Vec<Reason>) {
        for clause in &list.clauses {
            let anchors = clause.variables();
            // `defects` warns of a clause without variables, which never prints.
            if anchors.is_empty() {
                continue;
            }
            reasons.push(Reason {
                anchors,
                present: true,
            });
            self.check_elements(&clause.elements, reasons);
            reasons.pop();
        }
    }

    /// Checks that the first element of a group is present wherever the group prints.
    fn check_guard(&mut self, then: &[FormatElement], reasons: &[Reason]) {
        let Some(FormatElement::Variable(guard)) =
            then.iter().find(|element| !element.is_whitespace())
        else {
            return;
        };
        // `defects` warns of attributes.
        let may_be_missing = matches!(guard.variable, Variable::Operand(_) | Variable::Region(_));
        let is_known = |reason: &Reason| reason.present && reason.anchors == [guard.variable];
        if may_be_missing && !reasons.iter().any(is_known) {
            let name = self.name(guard.variable);
            let message = format!(
                "`${name}` shows that this group is present, but may be missing when the group is printed: put a keyword before it"
            );
            self.warn(guard.span, message);
        }
    }

    fn check_element(&mut self, element: &FormatElement, reasons: &[Reason]) {
        let span = element.span();
        match element {
            FormatElement::Variable(variable) => {
                self.check_part(variable.variable, false, span, reasons);
            }
            FormatElement::Directive(directive) => match directive.kind {
                DirectiveKind::Type { of, .. } => self.check_types(of, span, reasons),
                DirectiveKind::FunctionalType { inputs, results } => {
                    self.check_types(inputs, span, reasons);
                    self.check_types(results, span, reasons);
                }
                _ => {}
            },
            FormatElement::Custom(custom) => {
                for argument in custom.bound_arguments() {
                    if let Some(variable) = argument.as_variable() {
                        self.check_part(variable, false, span, reasons);
                    } else if let Some(DirectiveKind::Type { of, .. }) = argument.as_directive() {
                        self.check_types(*of, span, reasons);
                    }
                }
            }
            _ => {}
        }
    }

    fn check_types(&mut self, of: TypeArgument, span: FormatSpan, reasons: &[Reason]) {
        // `defects` warns of the type of a single value in a clause.
        let is_group = value_of(self.context, of).is_some_and(|value| value.arity != Arity::One);
        if let Some(variable) = of.as_variable().filter(|_| is_group) {
            self.check_part(variable, true, span, reasons);
        }
    }

    /// Reports a part that may be present although one of `reasons` does not hold.
    fn check_part(&mut self, part: Variable, is_type: bool, span: FormatSpan, reasons: &[Reason]) {
        let lost = reasons.iter().find(|reason| self.is_lost(part, reason));
        let Some(lost) = lost else { return };
        if self.lost.contains(&part) {
            return;
        }
        self.lost.push(part);
        let names: Vec<String> = (lost.anchors.iter())
            .map(|anchor| format!("`${}`", self.name(*anchor)))
            .collect();
        let (name, names) = (self.name(part), names.join(" or "));
        let what = if is_type {
            format!("the type of `${name}`")
        } else {
            format!("`${name}`")
        };
        let (when, otherwise) = if lost.present {
            ("is", "without it")
        } else {
            ("is not", "with it")
        };
        let message =
            format!("{what} is printed only if {names} {when} present, so it is lost {otherwise}");
        self.warn(span, message);
    }

    /// Whether `part` may be present where `reason` does not hold.
    fn is_lost(&self, part: Variable, reason: &Reason) -> bool {
        let mut anchors = reason.anchors.iter();
        let is_with = reason.present && anchors.any(|anchor| self.is_with(*anchor, part));
        let is_inferred =
            matches!(part, Variable::Attribute(index) if self.context.attributes[index].inferred);
        !is_with && !is_inferred
    }

    /// Whether `part` is present only where `anchor` is.
    fn is_with(&self, anchor: Variable, part: Variable) -> bool {
        let context = self.context;
        let (is_same_size, values, left, right) = match (anchor, part) {
            _ if anchor == part => return true,
            (Variable::Operand(left), Variable::Operand(right)) => {
                let is_same_size = context.verified.same_operand_sizes;
                (is_same_size, &context.operands, left, right)
            }
            (Variable::Result(left), Variable::Result(right)) => {
                let is_same_size = context.verified.same_result_sizes;
                (is_same_size, &context.results, left, right)
            }
            _ => return false,
        };
        let is_list = |index: usize| values[index].arity != Arity::One;
        is_same_size && is_list(left) && is_list(right)
    }

    fn name(&self, variable: Variable) -> &str {
        let context = self.context;
        match variable {
            Variable::Attribute(index) => context.attributes[index].name,
            Variable::Property(index) => context.properties[index].name,
            Variable::Operand(index) => context.operands[index].name,
            Variable::Result(index) => context.results[index].name,
            Variable::Region(index) => context.regions[index].name,
            Variable::Successor(index) => context.successors[index].name,
            Variable::Parameter(_) => "",
        }
    }
}
