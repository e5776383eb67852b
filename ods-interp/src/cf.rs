//! `cf`: `cf.br` is executed by its interface.

use crate::{Context, Interpretable, Outcome, Step, TrapKind, attach_ops};
use ods_dialects::cf::{AssertOp, CondBranchOp, SwitchOp};
use ods_runtime::DialectRegistry;
use ods_runtime::attributes::{Attribute, DenseElementsAttr};

pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, AssertOp, CondBranchOp, SwitchOp)
}

impl Interpretable for AssertOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        if cx.boolean(self.arg(cx))? {
            return Ok(Step::Results(Vec::new()));
        }
        Err(cx.trap(TrapKind::AssertionFailed(self.msg(cx).to_string())))
    }
}

impl Interpretable for CondBranchOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let (number, operands) = if cx.boolean(self.condition(cx))? {
            (0, self.true_dest_operands(cx))
        } else {
            (1, self.false_dest_operands(cx))
        };
        Ok(Step::Branch(number, cx.values_of(operands)?))
    }
}

impl Interpretable for SwitchOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flag = cx.integer(self.flag(cx))?;
        let values = self.case_values(cx).into_iter();
        let is_it = |value| match value {
            Attribute::Integer(value) => value.value() == *flag,
            _ => false,
        };
        let case = values.flat_map(DenseElementsAttr::values).position(is_it);
        let operands = case.and_then(|case| self.case_operands(cx).nth(case));
        Ok(match (case, operands) {
            (Some(case), Some(operands)) => Step::Branch(case + 1, cx.values_of(operands)?),
            _ => Step::Branch(0, cx.values_of(self.default_operands(cx))?),
        })
    }
}
