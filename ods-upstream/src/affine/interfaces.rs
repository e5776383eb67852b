//! Loops and the control flow between regions.

use super::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::{
    ConditionallySpeculatable, LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionSuccessor, RegionSuccessors, Speculatability, operand_numbers,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl ConditionallySpeculatable for AffineForOp {
    /// A loop with a step of 1 terminates for all bounds.
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        match self.step_as_int(ir) {
            1 => Speculatability::RecursivelySpeculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

/// A bound that is a constant.
fn constant(map: &AffineMap) -> Option<Vec<FoldResult>> {
    match map.results() {
        [AffineExpr::Constant(value)] => Some(vec![FoldResult::Attr(Attribute::i64(*value))]),
        _ => None,
    }
}

impl LoopLikeOpInterface for AffineForOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }

    fn get_loop_induction_vars(self, ir: &Ir) -> Option<Vec<Value>> {
        let first = self.body_arguments(ir).first();
        Some(first.copied().into_iter().collect())
    }

    fn get_loop_lower_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        constant(self.lower_bound_map(ir))
    }

    fn get_loop_steps(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        let step = Attribute::i64(self.step_as_int(ir));
        Some(vec![FoldResult::Attr(step)])
    }

    fn get_loop_upper_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        constant(self.upper_bound_map(ir))
    }

    fn get_inits(self, ir: &Ir) -> Range<usize> {
        operand_numbers(self, ir, self.inits(ir))
    }

    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        self.body_arguments(ir).get(1..).unwrap_or_default()
    }

    fn get_yielded_values(self, ir: &Ir) -> Option<(Operation, Range<usize>)> {
        let last = self.region(ir).entry_block(ir)?.last_op(ir)?;
        AffineYieldOp::cast(last, ir).map(|_| (last, 0..last.operands(ir).len()))
    }

    fn get_loop_results(self, ir: &Ir) -> Option<&[Value]> {
        Some(self.operation().results(ir))
    }
}

impl RegionBranchOpInterface for AffineForOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.inits(ir))
    }

    /// Control leaves the loop or executes its body again, as far as the number of iterations is not known.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let carried = self.get_region_iter_args(ir);
        let body = RegionSuccessor::region(self.region(ir), carried);
        let parent = RegionSuccessor::parent(self.operation().results(ir));
        let enters = matches!(point, RegionBranchPoint::Parent);
        match self.constant_trip_count(ir) {
            Some(0) if !enters => RegionSuccessors::default(),
            Some(0) => [parent].into(),
            Some(_) if enters => [body].into(),
            Some(1) => [parent].into(),
            _ => [body, parent].into(),
        }
    }
}

impl RegionBranchOpInterface for AffineIfOp {
    /// Control enters one of the branches, and leaves the op from there.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let parent = RegionSuccessor::parent(self.operation().results(ir));
        let branch = |region: Region| {
            let entry = region.entry_block(ir);
            entry.map(|entry| RegionSuccessor::region(region, entry.arguments(ir)))
        };
        match point {
            RegionBranchPoint::Terminator(_) => [parent].into(),
            RegionBranchPoint::Parent => {
                let then = RegionSuccessor::region(self.then_region(ir), &[]);
                let then = branch(self.then_region(ir)).unwrap_or(then);
                [then, branch(self.else_region(ir)).unwrap_or(parent)].into()
            }
        }
    }
}

impl LoopLikeOpInterface for AffineParallelOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }
}
