//! The pass `scf-for-loop-range-folding`.

use crate::arith::{AddIOp, MulIOp};
use crate::scf::ForOp;
use ods_runtime::IrMapping;
use ods_runtime::prelude::*;

/// Fold add/mul ops into loop range
#[derive(Debug, Pass)]
#[pass(name = "scf-for-loop-range-folding")]
pub struct SCFForLoopRangeFolding;

impl RunPass for SCFForLoopRangeFolding {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        for op in op.nested::<ForOp>(cx) {
            let rw = &mut cx.rewriter();
            // Each time an operation of the loop goes.
            while fold_range(op, rw).is_some() {}
        }
        Ok(())
    }
}

/// Moves the addition or multiplication that is the only user of the variable to the bounds.
fn fold_range(op: ForOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let region = op.region(rw);
    let variable = region.entry_block(rw)?.argument(rw, 0);
    if !variable.has_one_use(rw) {
        return None;
    }
    let user = variable.uses(rw).next()?.owner;
    let (adds, multiplies) = (user.is::<AddIOp>(rw), user.is::<MulIOp>(rw));
    let is_outside = |value: &Value| {
        let of = value
            .parent_block(rw)
            .and_then(|block| block.parent_region(rw));
        !of.is_some_and(|of| region.is_ancestor_of(rw, of))
    };
    let may_move = |value: &Value| *value == variable || is_outside(value);
    if !(adds || multiplies) || !user.operands(rw).iter().all(may_move) {
        return None;
    }
    rw.set_insert_point_before(op.operation());
    let moved = |rw: &mut Rewriter<'_>, bound: Value| {
        let mut mapping = IrMapping::new();
        mapping.map_value(variable, bound);
        rw.clone_op_with(user, &mut mapping).result(rw, 0)
    };
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let (lower, upper) = (moved(rw, lower), moved(rw, upper));
    op.set_lower_bound(rw, lower);
    op.set_upper_bound(rw, upper);
    if multiplies {
        let step = moved(rw, step);
        op.set_step(rw, step);
    }
    rw.replace(user, variable);
    Some(())
}
