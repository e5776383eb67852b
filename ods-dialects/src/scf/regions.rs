//! How control goes into regions, and between them.

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp,
    WhileOp,
};
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
    operand_numbers,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl RegionBranchTerminatorOpInterface for ConditionOp {
    /// All but the condition.
    fn get_mutable_successor_operands(self, ir: &Ir, _: RegionSuccessor) -> Range<usize> {
        operand_numbers(self, ir, self.args(ir))
    }
}

impl RegionBranchTerminatorOpInterface for ReduceOp {
    /// What is reduced goes nowhere as it is.
    fn get_mutable_successor_operands(self, _: &Ir, _: RegionSuccessor) -> Range<usize> {
        0..0
    }
}

/// The loop may be left, or its body executed again.
fn body_or_parent(
    ir: &Ir,
    body: Region,
    arguments: usize,
    results: &[Value],
) -> Vec<RegionSuccessor> {
    let entry = body.entry_block(ir);
    let inputs = entry.map_or(&[][..], |entry| entry.arguments(ir));
    vec![
        RegionSuccessor::region(body, inputs.get(arguments..).unwrap_or_default()),
        RegionSuccessor::parent(results),
    ]
}

impl RegionBranchOpInterface for ForOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor) -> Range<usize> {
        operand_numbers(self, ir, self.init_args(ir))
    }

    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> Vec<RegionSuccessor> {
        body_or_parent(ir, self.region(ir), 1, self.results(ir))
    }
}

impl RegionBranchOpInterface for ForallOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        // The points of the grid are executed in parallel, and not one after the other.
        match point {
            RegionBranchPoint::Parent => vec![
                RegionSuccessor::region(self.region(ir), &[]),
                RegionSuccessor::parent(&[]),
            ],
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(&[])],
        }
    }
}

impl RegionBranchOpInterface for ParallelOp {
    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> Vec<RegionSuccessor> {
        vec![
            RegionSuccessor::region(self.region(ir), &[]),
            RegionSuccessor::parent(&[]),
        ]
    }
}

impl RegionBranchOpInterface for WhileOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor) -> Range<usize> {
        operand_numbers(self, ir, self.inits(ir))
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Terminator(op) if op.parent_region(ir) == Some(self.before(ir)) => {
                vec![
                    RegionSuccessor::parent(self.results(ir)),
                    RegionSuccessor::all_of(ir, self.after(ir)),
                ]
            }
            _ => vec![RegionSuccessor::all_of(ir, self.before(ir))],
        }
    }
}

impl RegionBranchOpInterface for ExecuteRegionOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        vec![match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.region(ir), &[]),
            RegionBranchPoint::Terminator(_) => {
                RegionSuccessor::parent(self.operation().results(ir))
            }
        }]
    }
}

impl RegionBranchOpInterface for IfOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        let parent = RegionSuccessor::parent(self.results(ir));
        if point != RegionBranchPoint::Parent {
            return vec![parent];
        }
        let then = RegionSuccessor::region(self.then_region(ir), &[]);
        let otherwise = self.else_region(ir);
        if otherwise.is_empty(ir) {
            vec![then, parent]
        } else {
            vec![then, RegionSuccessor::region(otherwise, &[])]
        }
    }
}

impl RegionBranchOpInterface for IndexSwitchOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        if point != RegionBranchPoint::Parent {
            return vec![RegionSuccessor::parent(self.results(ir))];
        }
        let regions = self.operation().regions(ir).iter();
        regions
            .map(|region| RegionSuccessor::region(*region, &[]))
            .collect()
    }
}
