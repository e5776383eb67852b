//! The pass `sccp`: constants that are known only because some code is never executed.

use ods_ir::ir::{Block, Ir, Operation, Region, Value};
use ods_rewrite::Constants;
use ods_rewrite::dataflow::{ConstantValue, Solver, Values};
use ods_rewrite::pass::{PassContext, PassResult, RunPass};

/// The pass `sccp`: replaces values that are known to be constant, assuming that code is not executed
/// until shown otherwise (sparse conditional constant propagation), and erases operations that only
/// computed such values. It follows branches, regions, and the calls of private functions.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::Sccp;
/// let mut passes = PassManager::new();
/// passes.add(Sccp::default());
/// assert_eq!(passes.to_string(), "builtin.module(sccp)");
/// ```
#[derive(Debug, Default)]
pub struct Sccp;

/// The pass [`Sccp`].
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassManager;
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let mut passes = PassManager::new();
/// passes.add(ods_runtime::transforms::sccp());
/// assert!(passes.run(&mut ir, module).is_ok());
/// ```
#[inline]
pub fn sccp() -> Sccp {
    Sccp
}

impl RunPass for Sccp {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut solver = Solver::new();
        solver.run(cx, op)?;
        if !replace_constants(cx, &solver, op) {
            cx.preserve_all();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    Sccp, "SCCP", "sccp", "Sparse Conditional Constant Propagation",
    dialects [],
    options [],
    statistics [],
);

/// Replaces all values in the regions of `top` that the solver knows as constants. Returns whether
/// there were any.
#[inline]
fn replace_constants(ir: &mut Ir, solver: &Solver, top: Operation) -> bool {
    let mut pending: Vec<Block> = Vec::new();
    add_blocks(ir, top, &mut pending);
    let mut replaced = Replaced {
        solver,
        values: solver.constants(),
        constants: Constants::new(),
        any: false,
    };
    while let Some(block) = pending.pop() {
        let region = Constants::region_of(ir, block);
        let mut next = block.first_op(ir);
        while let Some(op) = next {
            next = op.next(ir);
            match *op.results(ir) {
                [] => {}
                [_] if op.is_leaf(ir) => {
                    replaced.replace_op(ir, region, op);
                    continue;
                }
                _ => {
                    let mut all = true;
                    for number in 0..op.results(ir).len() {
                        let result = op.result(ir, number);
                        all &= replaced.replace(ir, region, result);
                    }
                    if all && op.would_be_trivially_dead(ir) {
                        op.erase(ir);
                        continue;
                    }
                }
            }
            if !op.is_leaf(ir) {
                add_blocks(ir, op, &mut pending);
            }
        }
        for number in 0..block.arguments(ir).len() {
            let argument = block.argument(ir, number);
            replaced.replace(ir, region, argument);
        }
    }
    replaced.any
}

/// Adds the blocks in the regions of an operation; the first one of each region is last.
#[inline]
fn add_blocks(ir: &Ir, op: Operation, pending: &mut Vec<Block>) {
    for region in op.regions(ir) {
        let start = pending.len();
        pending.extend(region.blocks(ir));
        pending[start..].reverse();
    }
}

struct Replaced<'a> {
    solver: &'a Solver,
    values: Values<ConstantValue>,
    constants: Constants,
    any: bool,
}

impl Replaced<'_> {
    /// Replaces the only result of an operation without regions by a constant at the front of
    /// `region`, if it is one, and erases the operation if nobody needs it then.
    #[inline]
    fn replace_op(&mut self, ir: &mut Ir, region: Region, op: Operation) {
        let result = op.result(ir, 0);
        let known = self.solver.get(self.values, result);
        let ConstantValue::Constant(constant, Some(dialect)) = known else {
            return;
        };
        if !op.would_be_trivially_dead(ir) {
            self.replace(ir, region, result);
            return;
        }
        let made = self
            .constants
            .get_or_convert(ir, region, dialect, constant, op);
        let Some(made) = made else {
            return;
        };
        self.any = true;
        if made != op {
            let new = made.result(ir, 0);
            result.replace_all_uses_with(ir, new);
            op.erase(ir);
        }
    }

    /// Replaces a value by a constant at the front of `region`, if it is one. Returns whether it is.
    #[inline]
    fn replace(&mut self, ir: &mut Ir, region: Region, value: Value) -> bool {
        let known = self.solver.get(self.values, value);
        let ConstantValue::Constant(constant, Some(dialect)) = known else {
            return false;
        };
        let made = self
            .constants
            .get_or_create(ir, region, dialect, constant, value);
        let Some(made) = made else {
            return false;
        };
        let result = made.result(ir, 0);
        value.replace_all_uses_with(ir, result);
        self.any = true;
        true
    }
}
