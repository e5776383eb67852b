//! The pass `trivial-dce`.

use ods_ir::ir::{Block, Ir, Operation, Value};
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
    let mut count = 0;
    let mut again = Vec::new();
    let mut blocks = Vec::new();
    add_blocks(ir, top, &mut blocks);
    while let Some(block) = blocks.pop() {
        // Users come after definitions, so going backwards meets them first.
        let mut next = block.last_op(ir);
        while let Some(op) = next {
            next = op.prev(ir);
            if op.is_trivially_dead(ir) {
                // What is before it in the block is met next.
                add_definitions(ir, op, &mut again, |value| {
                    value.is_defined_elsewhere(ir, op)
                });
                op.erase(ir);
                count += 1;
            } else if !op.is_leaf(ir) {
                add_blocks(ir, op, &mut blocks);
            }
        }
    }
    while let Some(op) = again.pop() {
        if op.is_alive(ir) && op.is_trivially_dead(ir) {
            add_definitions(ir, op, &mut again, |_| true);
            op.erase(ir);
            count += 1;
        }
    }
    count
}

#[inline]
fn add_blocks(ir: &Ir, op: Operation, blocks: &mut Vec<Block>) {
    for region in op.regions(ir) {
        blocks.extend(region.blocks(ir));
    }
}

/// Adds the operations that define what an operation, and everything nested in it, uses, for the
/// values that `test` accepts.
fn add_definitions(
    ir: &Ir,
    op: Operation,
    into: &mut Vec<Operation>,
    test: impl Fn(Value) -> bool,
) {
    let mut add = |user: Operation| {
        let operands = user.operands(ir).iter();
        let chosen = operands.filter(|operand| test(**operand));
        into.extend(chosen.filter_map(|operand| operand.defining_op(ir)));
    };
    if op.is_leaf(ir) {
        add(op);
    } else {
        op.walk(ir, add);
    }
}
