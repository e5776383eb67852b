//! The pass `control-flow-sink`: moves operations to the branches that need them.

use ods_ir::attributes::Attribute;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{DynRegionBranchOpInterface, RegionBranchOpInterface};
use ods_ir::ir::{Block, Dominance, Ir, Operation, Region};
use ods_ir::op::OpHandle as _;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

/// The pass `control-flow-sink`: moves operations without effects into the region of a
/// [`RegionBranchOpInterface`] that has all their users, if the region runs at most once, so that
/// they are not executed where nothing needs them.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::control_flow_sink;
/// let mut ir = Ir::with_registry(ods_dialects::all().into());
/// let text = r#"
///     func.func @f(%c: i1, %x: i32) -> i32 {
///       %y = arith.addi %x, %x : i32
///       %r = scf.if %c -> i32 {
///         scf.yield %y : i32
///       } else {
///         scf.yield %x : i32
///       }
///       return %r : i32
///     }"#;
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(control_flow_sink());
/// passes.run(&mut ir, module).unwrap();
/// let add = module.nested::<ods_dialects::arith::AddIOp>(&ir)[0];
/// assert!(add.parent_op(&ir).unwrap().is::<ods_dialects::scf::IfOp>(&ir));
/// ```
#[derive(Debug, Default)]
pub struct ControlFlowSink {
    sunk: Counter,
}

/// The pass [`ControlFlowSink`].
#[inline]
pub fn control_flow_sink() -> ControlFlowSink {
    ControlFlowSink::default()
}

impl RunPass for ControlFlowSink {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut branches: Vec<DynRegionBranchOpInterface> = Vec::new();
        op.walk(cx, |op| {
            if !op.regions(cx).is_empty() {
                branches.extend(op.interface::<dyn RegionBranchOpInterface>(cx));
            }
        });
        let sunk = cx.with_analysis(|dominance: &mut Dominance, cx| {
            let mut sunk = 0;
            for branch in branches {
                for region in regions_that_run_once(cx, branch)? {
                    sunk += sink_into(cx, region, dominance);
                }
            }
            Ok::<u64, Diagnostic>(sunk)
        })?;
        self.sunk.add(sunk);
        if sunk == 0 {
            cx.preserve_all();
        } else {
            // No block changes.
            cx.preserve::<Dominance>();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    ControlFlowSink, "ControlFlowSink", "control-flow-sink", "Sink operations into conditional blocks",
    dialects [],
    options [],
    statistics [(sunk, "num-sunk", "Number of operations sunk")],
);

/// The regions that run at most once each time the operation is executed.
#[inline]
fn regions_that_run_once(
    ir: &mut Ir,
    branch: DynRegionBranchOpInterface,
) -> Result<Vec<Region>, Diagnostic> {
    let op = branch.operation();
    let operands = op.operands(ir).to_vec();
    let operands: Vec<Option<Attribute>> = operands
        .into_iter()
        .map(|operand| operand.defining_op(ir)?.constant_value(ir))
        .collect();
    let bounds = branch.get_region_invocation_bounds(ir, &operands);
    let regions = op.regions(ir);
    if bounds.len() != regions.len() {
        let message = "has an interface that does not return invocation bounds for each region";
        return Err(op.emit_error(ir, message));
    }
    let at_most_once = regions.iter().zip(bounds).filter(|(region, bounds)| {
        !region.is_empty(ir) && bounds.upper.is_some_and(|upper| upper <= 1)
    });
    Ok(at_most_once.map(|(region, _)| *region).collect())
}

/// Moves operations to the front of a region, if they have no effects and if all their users are in
/// it; returns their number.
#[inline]
fn sink_into(ir: &mut Ir, region: Region, dominance: &mut Dominance) -> u64 {
    let Some(entry) = region.entry_block(ir) else {
        return 0;
    };
    let ops = region.operations(ir);
    let mut pending: Vec<Operation> = ops.collect();
    let mut sunk = 0;
    while let Some(user) = pending.pop() {
        for number in 0..user.operands(ir).len() {
            let Some(op) = user.operand(ir, number).defining_op(ir) else {
                continue;
            };
            if op.parent_region(ir) == Some(region) || !op.is_memory_effect_free(ir) {
                continue;
            }
            // An operation in a nested region stays where it is.
            let parent = op.parent_region(ir);
            if !all_users_in(ir, op, entry, dominance)
                || parent.is_some_and(|parent| region.is_ancestor_of(ir, parent))
            {
                continue;
            }
            match entry.first_op(ir) {
                Some(first) => op.move_before(ir, first),
                None => continue,
            }
            sunk += 1;
            pending.push(op);
        }
    }
    sunk
}

/// Whether the entry block of a region dominates all users of an operation.
#[inline]
fn all_users_in(ir: &Ir, op: Operation, entry: Block, dominance: &mut Dominance) -> bool {
    let mut uses = op.results(ir).iter().flat_map(|result| result.uses(ir));
    uses.all(|operand| {
        let block = operand.owner.parent_block(ir);
        block.is_some_and(|block| dominance.block_dominates(ir, entry, block))
    })
}
