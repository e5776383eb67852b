//! The steps of a pattern that may fail. They change nothing.
//!
//! **Invariant:** only native matchers and constraints on several names see the rewriter; all other
//! steps read the IR.

use super::{Arguments, Bound, Machine, malformed, op_of};
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation, Rewriter};
use crate::op::{OpInfo, Ref, first_operand, operands};
use crate::verify::is_well_formed;
use ods_table::{Register, Step};

impl Machine {
    /// Runs steps; returns whether all succeed.
    pub(super) fn matches(&mut self, steps: &[Step<&'static Ref>], rw: &mut Rewriter<'_>) -> bool {
        let mut next = 0;
        while let Some(step) = steps.get(next) {
            next += 1;
            if let Step::Either {
                to,
                op,
                group,
                other,
                steps: count,
            } = *step
            {
                let inner = &steps[next..][..count];
                let orders = [[group, other], [other, group]];
                if !orders
                    .iter()
                    .any(|order| self.takes(to, op, *order, rw) && self.matches(inner, rw))
                {
                    return false;
                }
                next += count;
            } else if !self.matches_step(step, rw) {
                return false;
            }
        }
        true
    }

    /// Takes two single operands.
    fn takes(&mut self, to: Register, op: Register, groups: [usize; 2], ir: &Ir) -> bool {
        let mut taken = groups.iter().zip(to..);
        taken.all(|(&group, to)| self.reads(&Step::Operand { to, op, group }, ir))
    }

    fn matches_step(&mut self, step: &Step<&'static Ref>, rw: &mut Rewriter<'_>) -> bool {
        match *step {
            Step::Match { op, matcher, to } => {
                let (Ref::Matcher(matcher), op) = (matcher, self.op(op)) else {
                    malformed()
                };
                let Some(captures) = matcher(rw, op) else {
                    return false;
                };
                for (number, capture) in captures.into_iter().enumerate() {
                    self.set(to + number, capture);
                }
                true
            }
            Step::Check { check, ref of } => {
                let Ref::Check(check) = check else {
                    malformed()
                };
                let arguments = Arguments {
                    registers: &self.registers,
                    list: of,
                };
                check(rw, arguments)
            }
            _ => self.reads(step, rw),
        }
    }

    /// Runs a step that only reads the IR; returns whether it succeeds.
    pub(super) fn reads(&mut self, step: &Step<&'static Ref>, ir: &Ir) -> bool {
        match *step {
            Step::Operand { to, op, group } => {
                let value = first_operand(self.op(op), ir, group);
                self.take(to, value.map(Bound::Value))
            }
            Step::OptionalOperand { to, op, group } => {
                let value = operands(self.op(op), ir, group).first();
                let value = value.copied().map_or(Bound::Nothing, Bound::Value);
                self.take(to, Some(value))
            }
            Step::Operands { to, op, group } => {
                let values = operands(self.op(op), ir, group);
                self.take(to, Some(Bound::Values(values.into())))
            }
            Step::Element { to, values, number } => {
                let value = self.values(values, ir).get(number);
                self.take(to, value.copied().map(Bound::Value))
            }
            Step::Count { values, count } => self.values(values, ir).len() == count,
            Step::Op { to, value, op } => {
                let definer = self.definer(value, ir);
                let wanted = op_of(op);
                let is_it = |found: &Operation| {
                    found.info(ir) == Some(wanted) && is_well_formed(ir, *found, wanted.spec())
                };
                self.take(to, definer.filter(is_it).map(Bound::Op))
            }
            Step::Definer { to, value } => {
                let definer = self.definer(value, ir);
                self.take(to, definer.map(Bound::Op))
            }
            Step::Attr { to, op, slot } => {
                let attr = attribute(self.op(op), ir, slot);
                self.take(to, (!matches!(attr, Bound::Nothing)).then_some(attr))
            }
            Step::OptionalAttr { to, op, slot } => {
                let attr = attribute(self.op(op), ir, slot);
                self.take(to, Some(attr))
            }
            Step::Prop { to, op, number } => {
                let op = self.op(op);
                let spec = op.info(ir).map(OpInfo::spec);
                let value = spec.and_then(|spec| op.property(ir, spec, number).cloned());
                self.take(to, value.map(Bound::Prop))
            }
            Step::Part { to, of, number } => {
                let part = self.part(of, number, ir);
                self.take(to, Some(part))
            }
            Step::Equal { of, constant } => match self.get(of) {
                Bound::Attr(attr) => *attr == constant_attr(constant),
                _ => false,
            },
            Step::Test { of, test } => self.passes(of, test, ir),
            Step::Same { a, b } => self.values(a, ir).first() == self.values(b, ir).first(),
            _ => malformed(),
        }
    }

    /// Fills a register, or fails.
    fn take(&mut self, to: Register, found: Option<Bound>) -> bool {
        found.map(|found| self.set(to, found)).is_some()
    }

    /// The operation that defines the first value in a register.
    pub(super) fn definer(&self, value: Register, ir: &Ir) -> Option<Operation> {
        self.values(value, ir).first()?.defining_op(ir)
    }

    /// Whether a constraint accepts what is in a register. A missing attribute satisfies only
    /// constraints without a condition.
    fn passes(&self, of: Register, test: &Ref, ir: &Ir) -> bool {
        let bound = self.get(of);
        match (test, bound) {
            (Ref::Type(test), _) => {
                let first = self.values(of, ir).first();
                first.is_some_and(|value| test.accepts(value.ty(ir)))
            }
            (Ref::Attr(test), Bound::Attr(attr)) => test.accepts(attr),
            (Ref::Attr(test), Bound::Nothing) => test.is_always_satisfied(),
            (Ref::PropTest(test), Bound::Prop(value)) => test(value),
            _ => malformed(),
        }
    }
}

/// The attribute that a reference makes.
pub(super) fn constant_attr(reference: &Ref) -> Attribute {
    match reference {
        Ref::Default(make) => make(),
        _ => malformed(),
    }
}

/// The attribute in a slot, or its default.
fn attribute(op: Operation, ir: &Ir, slot: usize) -> Bound {
    let default = || op.info(ir)?.spec().default_attr(slot);
    let attr = op.slot(ir, slot).or_else(default);
    attr.cloned().map_or(Bound::Nothing, Bound::Attr)
}
