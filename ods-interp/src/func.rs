//! `func`: calls and returns are executed by their interfaces; here are functions as values.

use crate::{Context, Interpretable, Outcome, RuntimeValue, Step, attach_ops};
use ods_dialects::func::ConstantOp;
use ods_runtime::DialectRegistry;

pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, ConstantOp)
}

impl Interpretable for ConstantOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let name = self.value(cx);
        match cx.symbol(&name) {
            Some(function) => Ok(Step::result(RuntimeValue::Function(function))),
            None => Err(cx.unsupported(format!("refers to `@{name}`, which does not exist"))),
        }
    }
}
