//! The pass `loop-invariant-code-motion`: moves what is the same in all iterations out of loops.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{DynLoopLikeOpInterface, LoopLikeOpInterface};
use ods_ir::ir::{Ir, Operation, Region, WalkOrder, WalkResult};
use ods_ir::op::OpHandle as _;
use ods_ir::traits::IsTerminator;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};
use std::collections::VecDeque;

/// The pass `loop-invariant-code-motion`: moves operations without effects, which may be executed
/// speculatively, out of loops whose values they do not use. Inner loops come first, so that an
/// operation can leave several loops.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::loop_invariant_code_motion;
/// let mut ir = Ir::with_registry(ods_dialects::all().into());
/// let text = r#"
///     func.func @f(%n: index, %x: i32) {
///       scf.for %i = %n to %n step %n {
///         %y = arith.addi %x, %x : i32
///       }
///       return
///     }"#;
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(loop_invariant_code_motion());
/// passes.run(&mut ir, module).unwrap();
/// let add = module.nested::<ods_dialects::arith::AddIOp>(&ir)[0];
/// assert!(add.parent_op(&ir).unwrap().is::<ods_dialects::func::FuncOp>(&ir));
/// ```
#[derive(Debug, Default)]
pub struct LoopInvariantCodeMotion {
    moved: Counter,
}

/// The pass [`LoopInvariantCodeMotion`].
#[inline]
pub fn loop_invariant_code_motion() -> LoopInvariantCodeMotion {
    LoopInvariantCodeMotion::default()
}

impl RunPass for LoopInvariantCodeMotion {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut moved = 0;
        for found in loops(cx, op) {
            moved += move_loop_invariant_code(cx, found)?;
        }
        self.moved.add(moved);
        if moved == 0 {
            cx.preserve_all();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    LoopInvariantCodeMotion, "LoopInvariantCodeMotion", "loop-invariant-code-motion",
    "Hoist loop invariant instructions outside of the loop",
    dialects [],
    options [],
    statistics [],
);

/// The loops in `top`, and `top` itself, inner ones first.
#[inline]
pub(crate) fn loops(ir: &Ir, top: Operation) -> Vec<DynLoopLikeOpInterface> {
    let mut loops = Vec::new();
    top.walk(ir, |op| {
        if !op.regions(ir).is_empty() {
            loops.extend(op.interface::<dyn LoopLikeOpInterface>(ir));
        }
    });
    loops
}

/// Moves operations out of a loop, as the pass [`LoopInvariantCodeMotion`] does; returns their
/// number.
///
/// ```
/// use ods_runtime::interfaces::LoopLikeOpInterface;
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::move_loop_invariant_code;
/// let mut ir = Ir::with_registry(ods_dialects::all().into());
/// let text = "
///     func.func @f(%n: index) {
///       scf.for %i = %n to %n step %n {
///         %y = arith.addi %n, %n : index
///         %z = arith.muli %y, %y : index
///       }
///       return
///     }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let found = module.nested::<ods_dialects::scf::ForOp>(&ir)[0];
/// let found = found.interface::<dyn LoopLikeOpInterface>(&ir).unwrap();
/// assert_eq!(move_loop_invariant_code(&mut ir, found).unwrap(), 2);
/// ```
///
/// # Errors
///
/// If the loop's interface answers what cannot be: it names a region that the loop does not have, or
/// does not move an operation out of it.
#[inline]
pub fn move_loop_invariant_code(
    ir: &mut Ir,
    found: DynLoopLikeOpInterface,
) -> Result<u64, Diagnostic> {
    let mut moved = 0;
    for region in found.get_loop_regions(ir) {
        if !found.operation().regions(ir).contains(&region) {
            let message = "has an interface that names a loop region which it does not have";
            return Err(found.operation().emit_error(ir, message));
        }
        let ops = region.blocks(ir).flat_map(|block| block.operations(ir));
        let mut pending: VecDeque<Operation> = ops.collect();
        while let Some(op) = pending.pop_front() {
            if op.parent_region(ir) != Some(region) || !can_move(ir, found, op) {
                continue;
            }
            found.move_out_of_loop(ir, op);
            if op.parent_region(ir) == Some(region) {
                let message = "has an interface that does not move an operation out of it";
                return Err(found.operation().emit_error(ir, message));
            }
            moved += 1;
            let users = op.results(ir).iter().flat_map(|result| result.uses(ir));
            let users = users.map(|operand| operand.owner);
            pending.extend(users.filter(|user| user.parent_region(ir) == Some(region)));
        }
    }
    Ok(moved)
}

/// What rules out most operations, and does not look into their regions, comes first.
#[inline]
fn can_move(ir: &Ir, found: DynLoopLikeOpInterface, op: Operation) -> bool {
    let is_outside =
        |owner: Operation, number| found.is_defined_outside_of_loop(ir, owner.operand(ir, number));
    let is_leaf = op.regions(ir).is_empty();
    (0..op.operands(ir).len()).all(|number| is_outside(op, number))
        && op.is_speculatable(ir)
        && op.is_memory_effect_free(ir)
        && if is_leaf {
            !op.has_trait::<IsTerminator>(ir)
        } else {
            can_be_hoisted(ir, op, is_outside)
        }
}

/// Whether `op` is no terminator, and `is_outside` accepts the operands of `op` and of what is in
/// it, except for values that are defined in it.
pub(crate) fn can_be_hoisted(
    ir: &Ir,
    op: Operation,
    mut is_outside: impl FnMut(Operation, usize) -> bool,
) -> bool {
    if op.has_trait::<IsTerminator>(ir) {
        return false;
    }
    if op.regions(ir).is_empty() {
        return (0..op.operands(ir).len()).all(|number| is_outside(op, number));
    }
    let is_inside = |mut region: Option<Region>| {
        while let Some(at) = region {
            if at.parent_op(ir) == Some(op) {
                return true;
            }
            region = at.parent_region(ir);
        }
        false
    };
    let result = op.walk_with(ir, WalkOrder::PostOrder, |nested| {
        let mut operands = nested.operands(ir).iter().enumerate();
        let all_outside = operands.all(|(number, operand)| {
            let region = operand.parent_block(ir);
            let region = region.and_then(|block| block.parent_region(ir));
            is_inside(region) || is_outside(nested, number)
        });
        if all_outside {
            WalkResult::Advance
        } else {
            WalkResult::Interrupt
        }
    });
    result != WalkResult::Interrupt
}
