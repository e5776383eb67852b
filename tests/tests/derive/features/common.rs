//! The user's traits that both spellings name.

use ods_runtime::prelude::*;

/// Has a weight.
#[op_interface]
pub trait Weighed {
    /// In grams.
    fn weight(self, ir: &Ir) -> i64;
}

/// Says something, and checks nothing.
#[derive(Debug)]
pub struct Heavy;

impl OpTrait for Heavy {
    const NAME: &'static str = "Heavy";
}

/// Has few operands.
#[derive(Debug)]
pub struct AtMost<const N: usize>;

impl<const N: usize> OpTrait for AtMost<N> {
    const NAME: &'static str = "AtMost";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        match op.operands(ir).len() {
            len if len <= N => Ok(()),
            _ => Err(op.emit_error(ir, "has too many operands")),
        }
    }
}
