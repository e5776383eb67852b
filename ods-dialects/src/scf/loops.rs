//! The loop interface of the loops.

use super::{ForOp, ForallOp, ParallelOp, WhileOp, YieldOp, entry_arguments};
use ods_runtime::interfaces::{
    DestinationStyleOpInterface, LoopLikeOpInterface, NewYieldValues, operand_numbers,
    verify_loop_like,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;
use std::ops::Range;

/// The arguments of the body from index `from` on.
fn arguments(ir: &Ir, body: Region, from: usize) -> &[Value] {
    let arguments = entry_arguments(ir, body).get(from..);
    arguments.unwrap_or_default()
}

/// The first `count` arguments of the body.
fn first_arguments(ir: &Ir, body: Region, count: usize) -> Vec<Value> {
    let arguments = entry_arguments(ir, body).iter();
    arguments.take(count).copied().collect()
}

/// Bounds that are all values.
fn values(bounds: &[Value]) -> Vec<FoldResult> {
    bounds.iter().copied().map(FoldResult::Value).collect()
}

/// Bounds with numbers; each `DYNAMIC` is the next of `values`.
fn mixed(numbers: &[i64], values: &[Value]) -> Vec<FoldResult> {
    let mut values = values.iter().copied();
    let bound = |number: &i64| match *number {
        DYNAMIC => values.next().map(FoldResult::Value),
        number => Some(FoldResult::Attr(Attribute::index(number))),
    };
    numbers.iter().filter_map(bound).collect()
}

/// The `yield` at the end of a region, and the indices of its operands.
fn yielded(ir: &Ir, region: Region) -> Option<(Operation, Range<usize>)> {
    let last = region.entry_block(ir)?.last_op(ir)?;
    YieldOp::cast(last, ir).map(|_| (last, 0..last.operands(ir).len()))
}

impl LoopLikeOpInterface for ForOp {
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::from_operation_unchecked(op);
        if this.carries_same_types(ir) {
            return Ok(());
        }
        verify_loop_like(this, ir)
    }

    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }

    fn get_loop_induction_vars(self, ir: &Ir) -> Option<Vec<Value>> {
        Some(first_arguments(ir, self.region(ir), 1))
    }

    fn get_loop_lower_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(values(&[self.lower_bound(ir)]))
    }

    fn get_loop_steps(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(values(&[self.step(ir)]))
    }

    fn get_loop_upper_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(values(&[self.upper_bound(ir)]))
    }

    fn get_inits(self, ir: &Ir) -> Range<usize> {
        self.init_numbers(ir)
    }

    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        arguments(ir, self.region(ir), 1)
    }

    fn get_yielded_values(self, ir: &Ir) -> Option<(Operation, Range<usize>)> {
        yielded(ir, self.region(ir))
    }

    fn get_loop_results(self, ir: &Ir) -> Option<&[Value]> {
        Some(self.results(ir))
    }

    fn replace_with_additional_yields(
        self,
        rewriter: &mut Rewriter<'_>,
        inits: &[Value],
        replaces_uses: bool,
        yields: &mut NewYieldValues<'_>,
    ) -> Option<Operation> {
        self.with_additional_yields(rewriter, inits, replaces_uses, yields)
    }
}

impl LoopLikeOpInterface for ForallOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }

    fn get_loop_induction_vars(self, ir: &Ir) -> Option<Vec<Value>> {
        Some(first_arguments(ir, self.region(ir), self.rank(ir)))
    }

    fn get_loop_lower_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        let dynamic = self.dynamic_lower_bound(ir);
        Some(mixed(self.static_lower_bound(ir), dynamic))
    }

    fn get_loop_steps(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(mixed(self.static_step(ir), self.dynamic_step(ir)))
    }

    fn get_loop_upper_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        let dynamic = self.dynamic_upper_bound(ir);
        Some(mixed(self.static_upper_bound(ir), dynamic))
    }

    fn get_inits(self, ir: &Ir) -> Range<usize> {
        operand_numbers(self, ir, self.outputs(ir))
    }

    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        arguments(ir, self.region(ir), self.rank(ir))
    }
}

impl DestinationStyleOpInterface for ForallOp {
    fn get_dps_inits(self, ir: &Ir) -> Range<usize> {
        operand_numbers(self, ir, self.outputs(ir))
    }
}

impl LoopLikeOpInterface for ParallelOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }

    fn get_loop_induction_vars(self, ir: &Ir) -> Option<Vec<Value>> {
        let count = self.lower_bound(ir).len();
        Some(first_arguments(ir, self.region(ir), count))
    }

    fn get_loop_lower_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(values(self.lower_bound(ir)))
    }

    fn get_loop_steps(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(values(self.step(ir)))
    }

    fn get_loop_upper_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        Some(values(self.upper_bound(ir)))
    }
}

impl LoopLikeOpInterface for WhileOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }

    fn get_inits(self, ir: &Ir) -> Range<usize> {
        operand_numbers(self, ir, self.inits(ir))
    }

    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        arguments(ir, self.before(ir), 0)
    }

    fn get_yielded_values(self, ir: &Ir) -> Option<(Operation, Range<usize>)> {
        yielded(ir, self.after(ir))
    }
}
