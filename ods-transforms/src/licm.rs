//! The pass `loop-invariant-code-motion`: moves what is the same in all iterations out of loops.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{DynLoopLikeOpInterface, LoopLikeOpInterface};
use ods_ir::ir::{Ir, Operation, Region, Value, WalkOrder, WalkResult};
use ods_ir::op::OpHandle as _;
use ods_ir::traits::IsTerminator;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

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
        let mut mover = Mover::default();
        let mut found = Vec::new();
        // Loops are read twice: those of one operation in `op` after the other, as long as the
        // memory is at hand.
        let nested = op.child_operations(cx);
        let nested: Vec<Operation> = nested.filter(|op| !op.regions(cx).is_empty()).collect();
        for part in nested {
            add_loops(cx, part, &mut found);
            for found in found.drain(..) {
                moved += mover.run(cx, found)?;
            }
        }
        if !op.regions(cx).is_empty()
            && let Some(found) = op.interface::<dyn LoopLikeOpInterface>(cx)
        {
            moved += mover.run(cx, found)?;
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
    if !top.regions(ir).is_empty() {
        add_loops(ir, top, &mut loops);
    }
    loops
}

/// Adds the loops in `top`, which has regions, and `top` itself.
#[inline]
fn add_loops(ir: &Ir, top: Operation, loops: &mut Vec<DynLoopLikeOpInterface>) {
    top.walk_around(ir, |op| {
        if !op.regions(ir).is_empty() {
            loops.extend(op.interface::<dyn LoopLikeOpInterface>(ir));
        }
    });
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
    Mover::default().run(ir, found)
}

/// Moves operations out of loops.
#[derive(Default)]
struct Mover {
    /// The operations of a region that were not visited yet.
    pending: Vec<Operation>,
    /// The operations that were moved out of a region.
    moved: Vec<Operation>,
    /// Some values that are defined outside of the loop: most are used several times.
    outside: [Option<Value>; 8],
}

impl Mover {
    /// Moves operations out of a loop, and returns their number.
    #[inline]
    fn run(&mut self, ir: &mut Ir, found: DynLoopLikeOpInterface) -> Result<u64, Diagnostic> {
        if let [region] = *found.get_loop_regions(ir) {
            return self.move_out_of(ir, found, region);
        }
        let mut moved = 0;
        for region in found.get_loop_regions(ir).to_vec() {
            moved += self.move_out_of(ir, found, region)?;
        }
        Ok(moved)
    }

    /// Visits each operation of a region once, then the users of what was moved, as long as there
    /// are any: MLIR's `moveLoopInvariantCode`. Returns the number of operations that were moved.
    #[inline]
    fn move_out_of(
        &mut self,
        ir: &mut Ir,
        found: DynLoopLikeOpInterface,
        region: Region,
    ) -> Result<u64, Diagnostic> {
        if !found.operation().regions(ir).contains(&region) {
            let message = "has an interface that names a loop region which it does not have";
            return Err(found.operation().emit_error(ir, message));
        }
        self.moved.clear();
        self.pending.clear();
        self.outside = [None; 8];
        let has_one_block = region.has_one_block(ir);
        for block in region.blocks(ir) {
            self.pending.extend(block.operations(ir));
        }
        let mut next = 0;
        loop {
            for number in 0..self.pending.len() {
                let op = self.pending[number];
                if self.can_move(ir, found, op) && op.parent_region(ir) == Some(region) {
                    let block = op.parent_block(ir);
                    found.move_out_of_loop(ir, op);
                    if op.parent_block(ir) == block
                        || !has_one_block && op.parent_region(ir) == Some(region)
                    {
                        let message = "has an interface that does not move an operation out of it";
                        return Err(found.operation().emit_error(ir, message));
                    }
                    self.moved.push(op);
                }
            }
            let Some(definition) = self.moved.get(next).copied() else {
                return Ok(self.moved.len() as u64);
            };
            if next == 0 && has_one_block && region.has_ssa_dominance(ir) {
                // The definitions that an operation uses came before it: what stayed will stay.
                return Ok(self.moved.len() as u64);
            }
            next += 1;
            let users = definition.results(ir).iter();
            let users = users.flat_map(|result| result.uses(ir));
            self.pending.clear();
            let users = users.map(|operand| operand.owner);
            let users = users.filter(|op| op.parent_region(ir) == Some(region));
            self.pending.extend(users);
        }
    }

    /// What rules out most operations, and does not look into their regions, comes first.
    #[inline]
    fn can_move(&mut self, ir: &Ir, found: DynLoopLikeOpInterface, op: Operation) -> bool {
        let spec = op.spec(ir);
        if spec.is_some_and(|spec| spec.is_terminator) {
            return false;
        }
        for operand in op.operands(ir) {
            let place = &mut self.outside[operand.index_in() % 8];
            if *place != Some(*operand) {
                if !found.is_defined_outside_of_loop(ir, *operand) {
                    return false;
                }
                *place = Some(*operand);
            }
        }
        let is_pure = spec.is_some_and(|spec| spec.is_pure) || is_pure(ir, op);
        let has_no_regions = op.regions(ir).is_empty();
        let is_outside = |owner: Operation, number| {
            found.is_defined_outside_of_loop(ir, owner.operand(ir, number))
        };
        is_pure && (has_no_regions || can_be_hoisted(ir, op, is_outside))
    }
}

/// Whether `op`, whose definition does not say it, is pure.
#[inline(never)]
fn is_pure(ir: &Ir, op: Operation) -> bool {
    op.is_pure(ir)
}

/// Whether `op` is not a terminator, and `is_outside` accepts the operands of `op` and of what is in
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
