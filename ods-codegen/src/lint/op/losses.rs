//! What may be there and is not printed, for the sake of something else.
//!
//! - The first element of a group tells the parser that the group is there: it must be there where the group is printed.
//! - What stands in a group that is printed for the sake of something else is lost without that.
//!
//! An op may verify what its constraints do not say, such as that two operands are there together. Then the format does not tell, and there is no warning.

use crate::format::element::{
    Directive, DirectiveKind, FormatElement, OiList, OptionalGroup, TypeArgument, Variable,
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

/// Why elements are printed: any of these variables is there, or none of them.
struct Reason {
    anchors: Vec<Variable>,
    present: bool,
}

struct Losses<'c, 'a> {
    context: &'c FormatContext<'a>,
    /// What was reported.
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
            // A clause without variables is never printed, which is another warning.
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

    /// What tells the parser that the group is there.
    fn check_guard(&mut self, then: &[FormatElement], reasons: &[Reason]) {
        let Some(FormatElement::Variable(guard)) =
            then.iter().find(|element| !element.is_whitespace())
        else {
            return;
        };
        let may_be_missing = match guard.variable {
            Variable::Operand(_) | Variable::Region(_) => true,
            // What may be missing and nothing guards is another warning.
            _ => false,
        };
        let is_known = |reason: &Reason| reason.present && reason.anchors == [guard.variable];
        if may_be_missing && !reasons.iter().any(is_known) {
            let name = self.name(guard.variable);
            let message = format!(
                "`${name}` tells that this group is there, but may be missing where the group is printed: let a word go before it"
            );
            self.warn(guard.span, message);
        }
    }

    fn check_element(&mut self, element: &FormatElement, reasons: &[Reason]) {
        match element {
            FormatElement::Variable(variable) => {
                self.check_part(variable.variable, false, variable.span, reasons);
            }
            FormatElement::Directive(Directive { kind, span }) => match kind {
                DirectiveKind::Type { of, .. } => self.check_types(*of, *span, reasons),
                DirectiveKind::FunctionalType { inputs, results } => {
                    self.check_types(*inputs, *span, reasons);
                    self.check_types(*results, *span, reasons);
                }
                _ => {}
            },
            FormatElement::Custom(custom) => {
                for argument in custom.bound_arguments() {
                    match argument {
                        FormatElement::Variable(variable) => {
                            self.check_part(variable.variable, false, custom.span, reasons);
                        }
                        FormatElement::Directive(Directive {
                            kind: DirectiveKind::Type { of, .. },
                            ..
                        }) => self.check_types(*of, custom.span, reasons),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    fn check_types(&mut self, of: TypeArgument, span: FormatSpan, reasons: &[Reason]) {
        let is_single = match of {
            TypeArgument::Operand(index) => self.context.operands[index].arity == Arity::One,
            TypeArgument::Result(index) => self.context.results[index].arity == Arity::One,
            TypeArgument::Operands | TypeArgument::Results => true,
        };
        // The type of a single value in a clause is another warning.
        if let Some(variable) = of.as_variable().filter(|_| !is_single) {
            self.check_part(variable, true, span, reasons);
        }
    }

    /// Reports what is there although one of `reasons` does not hold.
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
            format!("{what} is written only where {names} {when} there, so it is lost {otherwise}");
        self.warn(span, message);
    }

    /// Whether `part` may be there where the elements are not printed.
    fn is_lost(&self, part: Variable, reason: &Reason) -> bool {
        if reason.present
            && reason
                .anchors
                .iter()
                .any(|anchor| self.is_with(*anchor, part))
        {
            return false;
        }
        !matches!(part, Variable::Attribute(index) if self.context.attributes[index].inferred)
    }

    /// Whether `part` is there only where `anchor` is.
    fn is_with(&self, anchor: Variable, part: Variable) -> bool {
        let context = self.context;
        anchor == part
            || match (anchor, part) {
                (Variable::Operand(left), Variable::Operand(right)) => {
                    let is_list = |index: usize| context.operands[index].arity != Arity::One;
                    context.verified.same_operand_sizes && is_list(left) && is_list(right)
                }
                (Variable::Result(left), Variable::Result(right)) => {
                    let is_list = |index: usize| context.results[index].arity != Arity::One;
                    context.verified.same_result_sizes && is_list(left) && is_list(right)
                }
                _ => false,
            }
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
