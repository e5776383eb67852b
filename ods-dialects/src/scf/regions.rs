//! Control flow into and between regions.

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp,
    WhileOp,
};
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
    RegionSuccessors, operand_numbers,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl RegionBranchTerminatorOpInterface for ConditionOp {
    /// All operands except for the condition.
    fn get_mutable_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.args(ir))
    }
}

impl RegionBranchTerminatorOpInterface for ReduceOp {
    /// The operands are inputs of the reductions and are not forwarded.
    fn get_mutable_successor_operands(self, _: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        0..0
    }
}

/// Control leaves the loop or executes its body again.
fn body_or_parent<'ir>(
    ir: &'ir Ir,
    body: Region,
    arguments: usize,
    results: &'ir [Value],
) -> RegionSuccessors<'ir> {
    let entry = body.entry_block(ir);
    let inputs = entry.map_or(&[][..], |entry| entry.arguments(ir));
    [
        RegionSuccessor::region(body, inputs.get(arguments..).unwrap_or_default()),
        RegionSuccessor::parent(results),
    ]
    .into()
}

impl RegionBranchOpInterface for ForOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        self.init_numbers(ir)
    }

    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> RegionSuccessors<'_> {
        body_or_parent(ir, self.region(ir), 1, self.operation().results(ir))
    }
}

impl RegionBranchOpInterface for ForallOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        // The points of the grid run in parallel, not one after the other.
        match point {
            RegionBranchPoint::Parent => [
                RegionSuccessor::region(self.region(ir), &[]),
                RegionSuccessor::parent(&[]),
            ]
            .into(),
            RegionBranchPoint::Terminator(_) => [RegionSuccessor::parent(&[])].into(),
        }
    }
}

impl RegionBranchOpInterface for ParallelOp {
    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> RegionSuccessors<'_> {
        [
            RegionSuccessor::region(self.region(ir), &[]),
            RegionSuccessor::parent(&[]),
        ]
        .into()
    }
}

impl RegionBranchOpInterface for WhileOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.inits(ir))
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        match point {
            RegionBranchPoint::Terminator(op) if op.parent_region(ir) == Some(self.before(ir)) => [
                RegionSuccessor::parent(self.results(ir)),
                RegionSuccessor::all_of(ir, self.after(ir)),
            ]
            .into(),
            _ => [RegionSuccessor::all_of(ir, self.before(ir))].into(),
        }
    }
}

impl RegionBranchOpInterface for ExecuteRegionOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        [match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.region(ir), &[]),
            RegionBranchPoint::Terminator(_) => {
                RegionSuccessor::parent(self.operation().results(ir))
            }
        }]
        .into()
    }
}

impl RegionBranchOpInterface for IfOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let parent = RegionSuccessor::parent(self.operation().results(ir));
        if point != RegionBranchPoint::Parent {
            return [parent].into();
        }
        let then = RegionSuccessor::region(self.then_region(ir), &[]);
        let otherwise = self.else_region(ir);
        if otherwise.is_empty(ir) {
            [then, parent].into()
        } else {
            [then, RegionSuccessor::region(otherwise, &[])].into()
        }
    }
}

impl RegionBranchOpInterface for IndexSwitchOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        if point != RegionBranchPoint::Parent {
            return [RegionSuccessor::parent(self.results(ir))].into();
        }
        let regions = self.operation().regions(ir).iter();
        regions
            .map(|region| RegionSuccessor::region(*region, &[]))
            .collect()
    }
}
