//! The pass `mem2reg`: memory slots become values.

mod plan;
mod promoter;

use crate::limits::MAX_ROUNDS;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{DynPromotableAllocationOpInterface, PromotableAllocationOpInterface};
use ods_ir::ir::{Dominance, InsertPoint, Ir, Operation, Region};
use ods_ir::op::OpHandle as _;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};
use plan::Plan;

/// The pass `mem2reg`: replaces memory by the values that are stored in it, with block arguments where
/// several stores reach a load.
///
/// Memory is what a [`PromotableAllocationOpInterface`] allocates; loads and stores are
/// [`PromotableMemOpInterface`](ods_ir::interfaces::PromotableMemOpInterface)s, and other users
/// [`PromotableOpInterface`](ods_ir::interfaces::PromotableOpInterface)s, of any dialect. Nothing
/// changes for memory that has other users, or users in nested regions. The option `region-simplify` is
/// that of MLIR 22, which does not simplify regions either.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::Mem2Reg;
/// let mut passes = PassManager::new();
/// passes.add(Mem2Reg::default());
/// assert_eq!(passes.to_string(), "builtin.module(mem2reg{region-simplify=true})");
/// ```
#[derive(Debug)]
pub struct Mem2Reg {
    region_simplify: bool,
    promoted: Counter,
    arguments: Counter,
}

impl Default for Mem2Reg {
    #[inline]
    fn default() -> Self {
        Self {
            region_simplify: true,
            promoted: Counter::default(),
            arguments: Counter::default(),
        }
    }
}

impl RunPass for Mem2Reg {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut counts = Promotions::default();
        cx.with_analysis(|dominance: &mut Dominance, cx| {
            for number in 0..op.regions(cx).len() {
                let region = op.regions(cx)[number];
                let allocators = allocators::<dyn PromotableAllocationOpInterface>(cx, region);
                let more = promote_memory_slots(cx, allocators, dominance)?;
                counts.slots += more.slots;
                counts.block_arguments += more.block_arguments;
            }
            Ok::<(), Diagnostic>(())
        })?;
        self.promoted.add(counts.slots);
        self.arguments.add(counts.block_arguments);
        if counts.slots == 0 {
            cx.preserve_all();
        } else {
            // No block came or went.
            cx.preserve::<Dominance>();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    Mem2Reg, "Mem2Reg", "mem2reg", "Promotes memory slots into values.",
    dialects [],
    options [(region_simplify, "region-simplify", "Perform control flow optimizations to the region tree")],
    statistics [
        (promoted, "promoted slots", "Total amount of memory slot promoted"),
        (arguments, "new block args", "Total amount of new block argument inserted in blocks"),
    ],
);

/// The operations in a region that have the interface `dyn I`, inner ones first.
pub(crate) fn allocators<I: ods_ir::interfaces::OpInterface + ?Sized>(
    ir: &Ir,
    region: Region,
) -> Vec<I::Handle> {
    let mut found = Vec::new();
    for op in region.operations(ir) {
        op.walk(ir, |op| found.extend(op.interface::<I>(ir)));
    }
    found
}

/// What the promotion of memory slots did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Promotions {
    /// The number of slots that became values.
    pub slots: u64,
    /// The number of block arguments that were added.
    pub block_arguments: u64,
}

/// Promotes the slots of these allocations, as the pass [`Mem2Reg`] does.
///
/// # Errors
///
/// If an interface answers what cannot be. The `Ir` may then be invalid.
#[inline]
pub fn promote_memory_slots(
    ir: &mut Ir,
    mut allocators: Vec<DynPromotableAllocationOpInterface>,
    dominance: &mut Dominance,
) -> Result<Promotions, Diagnostic> {
    let mut counts = Promotions::default();
    for _ in 0..MAX_ROUNDS {
        let mut next = Vec::new();
        let mut has_changed = false;
        for allocator in allocators {
            let mut promoted = false;
            for slot in allocator.get_promotable_slots(ir) {
                if slot.ptr.is_unused(ir) {
                    continue;
                }
                let Some(plan) = Plan::new(ir, &slot, dominance) else {
                    continue;
                };
                counts.slots += 1;
                counts.block_arguments += plan.merge_points.len() as u64;
                let remaining = plan.promote(ir, &slot, allocator)?;
                if let Some(op) = remaining {
                    next.push(
                        op.interface::<dyn PromotableAllocationOpInterface>(ir)
                            .ok_or_else(|| {
                                op.emit_error(
                                    ir,
                                    "does not allocate memory slots that can be promoted",
                                )
                            })?,
                    );
                }
                // The other slots may be different now.
                promoted = true;
                break;
            }
            if !promoted {
                next.push(allocator);
            }
            has_changed |= promoted;
        }
        if !has_changed {
            return Ok(counts);
        }
        allocators = next;
    }
    let first = allocators.first().map(|allocator| allocator.operation());
    match first {
        Some(op) => Err(op.emit_error(
            ir,
            format!("leads to new memory slots still after {MAX_ROUNDS} rounds"),
        )),
        None => Ok(counts),
    }
}

#[inline]
fn wrong(ir: &Ir, op: Operation, what: &str) -> Diagnostic {
    op.emit_error(ir, format_args!("cannot be promoted: an interface {what}"))
}

/// The place after an operation.
#[inline]
pub(crate) fn after(ir: &Ir, op: Operation) -> InsertPoint {
    match (op.next(ir), op.parent_block(ir)) {
        (Some(next), _) => InsertPoint::Before(next),
        (None, Some(block)) => InsertPoint::End(block),
        (None, None) => InsertPoint::Detached,
    }
}

/// Erases operations, which only use each other.
#[inline]
pub(crate) fn erase_all(ir: &mut Ir, ops: Vec<Operation>) -> Result<(), Diagnostic> {
    for op in ops {
        if !op.is_alive(ir) {
            continue;
        }
        if !op.results(ir).iter().all(|result| result.is_unused(ir)) {
            let message = "cannot be erased: an interface left uses of its results";
            return Err(op.emit_error(ir, message));
        }
        op.erase(ir);
    }
    Ok(())
}
