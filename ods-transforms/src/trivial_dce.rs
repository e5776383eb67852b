//! The pass `trivial-dce`.

use ods_ir::ir::{Ir, Operation};
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

/// The pass `trivial-dce`: erases operations without effects whose results are not used, and then
/// those that only these used.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::TrivialDce;
/// let mut passes = PassManager::new();
/// passes.add(TrivialDce::default());
/// assert_eq!(passes.to_string(), "builtin.module(trivial-dce)");
/// ```
#[derive(Debug, Default)]
pub struct TrivialDce {
    erased: Counter,
}

impl RunPass for TrivialDce {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let count = eliminate_trivially_dead_ops(cx, op);
        self.erased.add(count);
        if count == 0 {
            cx.preserve_all();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    TrivialDce, "TrivialDCE", "trivial-dce", "Remove trivially dead operations",
    dialects [],
    options [],
    statistics [(erased, "num-dce'd", "Number of operations erased")],
);

/// Erases the trivially dead operations in the regions of `top`. Returns their number.
///
/// ```
/// use ods_runtime::prelude::*;
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// assert_eq!(ods_runtime::transforms::eliminate_trivially_dead_ops(&mut ir, module.operation()), 0);
/// ```
#[inline]
pub fn eliminate_trivially_dead_ops(ir: &mut Ir, top: Operation) -> u64 {
    // Users come after definitions, so going backwards meets them first.
    let mut ops = Vec::new();
    top.walk(ir, |op| ops.push(op));
    ops.pop();
    let mut count = 0;
    while let Some(op) = ops.pop() {
        // What is nested in an erased operation is gone; uses across blocks may come in any order.
        if !op.is_alive(ir) || !op.is_trivially_dead(ir) {
            continue;
        }
        for operand in op.operands(ir) {
            ops.extend(operand.defining_op(ir).filter(|defining| *defining != op));
        }
        op.erase(ir);
        count += 1;
    }
    count
}
