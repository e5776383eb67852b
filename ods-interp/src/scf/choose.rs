//! `scf.if`, `scf.index_switch` and `scf.while`.

use crate::{
    Context, Exit, Interpretable, Outcome, RuntimeValue, Step, UndefinedBehavior, attach_ops,
};
use ods_dialects::scf::{IfOp, IndexSwitchOp, WhileOp};
use ods_runtime::{DialectRegistry, Region};

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, IfOp, IndexSwitchOp, WhileOp)
}

/// Executes a region whose values are the results.
fn results_of(region: Region) -> Step {
    Step::enter(region, Vec::new(), |_, exit| Ok(Step::Results(exit.values)))
}

impl Interpretable for IfOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        if cx.boolean(self.condition(cx))? {
            return Ok(results_of(self.then_region(cx)));
        }
        let otherwise = self.else_region(cx);
        if otherwise.is_empty(cx) {
            return Ok(Step::Results(Vec::new()));
        }
        Ok(results_of(otherwise))
    }
}

impl Interpretable for IndexSwitchOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let found = cx.integer(self.arg(cx))?.to_i64();
        let case = self.cases(cx).iter().position(|case| Some(*case) == found);
        let region = case.and_then(|case| self.case_regions(cx).get(case).copied());
        Ok(results_of(
            region.unwrap_or_else(|| self.default_region(cx)),
        ))
    }
}

impl Interpretable for WhileOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Ok(ask(self, cx, cx.values_of(self.inits(cx))?))
    }
}

/// Executes the first region, whose condition says whether the second one follows.
fn ask(op: WhileOp, cx: &Context<'_>, values: Vec<RuntimeValue>) -> Step {
    Step::enter(op.before(cx), values, move |cx, Exit { mut values, .. }| {
        if values.is_empty() {
            return Err(cx.mismatch("a condition"));
        }
        match values.remove(0) {
            RuntimeValue::Int(condition) if condition.is_zero() => Ok(Step::Results(values)),
            RuntimeValue::Int(_) => Ok(Step::enter(op.after(cx), values, move |cx, exit| {
                Ok(ask(op, cx, exit.values))
            })),
            RuntimeValue::Poison(poison) => {
                Err(cx.undefined(UndefinedBehavior::PoisonUsed(poison)))
            }
            _ => Err(cx.mismatch("a condition")),
        }
    })
}
