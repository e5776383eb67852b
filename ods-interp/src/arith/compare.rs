//! Comparisons, and the choice between two values.

use super::floats::without_excluded;
use crate::{Context, Interpretable, Outcome, RuntimeValue, Step, attach_ops};
use ods_dialects::arith::{CmpFOp, CmpIOp, SelectOp};
use ods_runtime::DialectRegistry;

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, CmpIOp, CmpFOp, SelectOp)
}

impl Interpretable for CmpIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let predicate = self.predicate(cx);
        cx.integers(|[a, b]| Ok(predicate.holds(a, b).into()))
    }
}

impl Interpretable for CmpFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let (predicate, flags) = (self.predicate(cx), self.fastmath(cx));
        cx.floats(|[a, b]| {
            let holds = predicate.holds(a.compare(b));
            Ok(without_excluded(cx, flags, &[a, b], holds))
        })
    }
}

impl Interpretable for SelectOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let choose =
            |condition: &RuntimeValue, yes: &RuntimeValue, no: &RuntimeValue| match condition {
                RuntimeValue::Int(condition) if condition.is_zero() => Ok(no.clone()),
                RuntimeValue::Int(_) => Ok(yes.clone()),
                RuntimeValue::Poison(poison) => Ok((*poison).into()),
                _ => Err(cx.mismatch("a condition of type 'i1'")),
            };
        let condition = cx.value(self.condition(cx))?;
        if !matches!(condition, RuntimeValue::Elements(_)) {
            // It chooses vectors as a whole, and values of any type.
            let (yes, no) = (self.true_value(cx), self.false_value(cx));
            return Ok(Step::result(choose(
                condition,
                cx.value(yes)?,
                cx.value(no)?,
            )?));
        }
        cx.elementwise(|row| match row {
            [condition, yes, no] => choose(condition, yes, no),
            _ => Err(cx.mismatch("3 operands")),
        })
    }
}
