//! What interfaces answer, checked: an answer that cannot be is an error at the operation.

use super::state::Point;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{
    DynBranchOpInterface, RegionSuccessor, RegionSuccessors, SuccessorOperands,
};
use ods_ir::ir::{Block, Ir, Operation, Region, Value};
use ods_ir::op::OpHandle as _;
use smallvec::SmallVec;
use std::ops::Range;

/// A control flow edge into a region, or out of the operation.
#[derive(Clone, Debug)]
pub(super) struct RegionEdge {
    /// The region; `None` for the end of the operation.
    pub(super) region: Option<Region>,
    /// The start of the region, or the end of the operation.
    pub(super) to: Point,
    /// The arguments or results that receive values: neighbours.
    pub(super) inputs: SmallVec<[Value; 4]>,
}

/// The arguments or results that a region successor can pass values to.
#[inline]
pub(super) fn receivers(
    ir: &Ir,
    op: Operation,
    region: Option<Region>,
) -> Result<(Point, &[Value]), Diagnostic> {
    let Some(region) = region else {
        return Ok((Point::After(op), op.results(ir)));
    };
    if !op.regions(ir).contains(&region) {
        let message = "has a region successor that is not one of its regions";
        return Err(op.emit_error(ir, message));
    }
    match region.entry_block(ir) {
        Some(entry) => Ok((Point::Start(entry), entry.arguments(ir))),
        None => Err(op.emit_error(ir, "has a region successor without blocks")),
    }
}

/// The number of the first of `inputs` in `all`, if these are neighbours there.
#[inline]
fn first_input(all: &[Value], inputs: &[Value]) -> Option<usize> {
    let Some(first) = inputs.first() else {
        return Some(0);
    };
    let at = all.iter().position(|value| value == first)?;
    (all.get(at..at + inputs.len())? == inputs).then_some(at)
}

#[inline]
fn region_edge(
    ir: &Ir,
    op: Operation,
    successor: RegionSuccessor<'_>,
) -> Result<RegionEdge, Diagnostic> {
    let (to, all) = receivers(ir, op, successor.successor())?;
    if first_input(all, successor.inputs()).is_none() {
        let what = if successor.is_parent() {
            "results"
        } else {
            "arguments"
        };
        let message = format!(
            "has a region successor whose inputs are not among the {what} that control flow sets"
        );
        return Err(op.emit_error(ir, message));
    }
    Ok(RegionEdge {
        region: successor.successor(),
        to,
        inputs: SmallVec::from_slice(successor.inputs()),
    })
}

/// The edges to the successors of a point of `op`, which is an operation with regions.
#[inline]
pub(super) fn region_edges(
    ir: &Ir,
    op: Operation,
    successors: &RegionSuccessors<'_>,
) -> Result<SmallVec<[RegionEdge; 2]>, Diagnostic> {
    let successors = successors.iter();
    successors
        .map(|successor| region_edge(ir, op, *successor))
        .collect()
}

impl RegionEdge {
    /// The edge as the interface knows it; `op` is the operation with the regions.
    #[inline]
    pub(super) fn successor(&self) -> RegionSuccessor<'_> {
        match self.region {
            Some(region) => RegionSuccessor::region(region, &self.inputs),
            None => RegionSuccessor::parent(&self.inputs),
        }
    }
}

/// The operands in a range that an interface answered.
#[inline]
pub(super) fn operands_in(
    ir: &Ir,
    op: Operation,
    range: Range<usize>,
) -> Result<SmallVec<[Value; 4]>, Diagnostic> {
    if let Some(operands) = op.operands(ir).get(range.clone()) {
        return Ok(SmallVec::from_slice(operands));
    }
    let count = op.operands(ir).len();
    let message = format!(
        "forwards operands {} to {}, but has {count}",
        range.start, range.end
    );
    Err(op.emit_error(ir, message))
}

/// The error that an edge forwards another number of values than there are inputs.
#[inline]
pub(super) fn check_count(
    ir: &Ir,
    op: Operation,
    forwarded: usize,
    inputs: usize,
) -> Result<(), Diagnostic> {
    if forwarded == inputs {
        return Ok(());
    }
    let message = format!("forwards {forwarded} values to a region successor with {inputs} inputs");
    Err(op.emit_error(ir, message))
}

/// The operands for the arguments of a successor of a branch.
#[inline]
pub(super) fn successor_operands(
    ir: &Ir,
    branch: DynBranchOpInterface,
    number: usize,
    target: Block,
) -> Result<SuccessorOperands, Diagnostic> {
    let op = branch.operation();
    let operands = branch.get_successor_operands(ir, number);
    operands_in(ir, op, operands.forwarded())?;
    let (found, expected) = (operands.len(), target.arguments(ir).len());
    if found != expected {
        let message = format!(
            "branch has {found} operands for successor #{number}, but target block has {expected}"
        );
        return Err(op.emit_error(ir, message));
    }
    Ok(operands)
}
