//! `ub`.

use crate::{Context, Interpretable, Outcome, PoisonReason, Step, UndefinedBehavior, attach_ops};
use ods_dialects::ub::{PoisonOp, UnreachableOp};
use ods_runtime::DialectRegistry;

pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, PoisonOp, UnreachableOp)
}

impl Interpretable for PoisonOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Ok(Step::result(cx.poison(PoisonReason::Requested)))
    }
}

impl Interpretable for UnreachableOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Err(cx.undefined(UndefinedBehavior::Unreachable))
    }
}
