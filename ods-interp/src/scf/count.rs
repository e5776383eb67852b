//! `scf.for`.
//!
//! The variable must be able to take the value that ends the loop: a loop whose variable overflows
//! has undefined behaviour here, since some conversions of MLIR let it wrap around and others do not.

use crate::{
    Context, Interpretable, Outcome, RuntimeValue, Step, Trap, UndefinedBehavior, attach_ops,
};
use ods_dialects::scf::ForOp;
use ods_runtime::DialectRegistry;
use ods_runtime::attributes::ApInt;

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, ForOp)
}

/// What stays the same during the loop.
struct Counter {
    upper: ApInt,
    step: ApInt,
    is_unsigned: bool,
}

impl Counter {
    fn is_inside(&self, variable: &ApInt) -> bool {
        if self.is_unsigned {
            variable.ult(&self.upper)
        } else {
            variable.slt(&self.upper)
        }
    }

    /// The value of the next iteration.
    fn next(&self, cx: &Context<'_>, variable: &ApInt) -> Result<ApInt, Trap> {
        let (next, overflows) = if self.is_unsigned {
            variable.uadd_overflow(&self.step)
        } else {
            variable.sadd_overflow(&self.step)
        };
        if overflows {
            return Err(cx.undefined(UndefinedBehavior::LoopOverflow));
        }
        Ok(next)
    }
}

impl Interpretable for ForOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let lower = cx.integer(self.lower_bound(cx))?.clone();
        let counter = Counter {
            upper: cx.integer(self.upper_bound(cx))?.clone(),
            step: cx.integer(self.step(cx))?.clone(),
            is_unsigned: self.unsigned_cmp(cx),
        };
        let carried = cx.values_of(self.init_args(cx))?;
        let step = &counter.step;
        let is_backwards = !counter.is_unsigned && step.is_negative();
        if counter.is_inside(&lower) && (step.is_zero() || is_backwards) {
            return Err(cx.undefined(UndefinedBehavior::StepNotPositive));
        }
        Ok(iterate(self, cx, counter, lower, carried))
    }
}

/// Executes the body for `variable`, or ends the loop.
fn iterate(
    op: ForOp,
    cx: &Context<'_>,
    counter: Counter,
    variable: ApInt,
    carried: Vec<RuntimeValue>,
) -> Step {
    if !counter.is_inside(&variable) {
        return Step::Results(carried);
    }
    let mut arguments = vec![RuntimeValue::from(variable.clone())];
    arguments.extend(carried);
    Step::enter(op.region(cx), arguments, move |cx, exit| {
        let variable = counter.next(cx, &variable)?;
        Ok(iterate(op, cx, counter, variable, exit.values))
    })
}
