//! Where control goes: into regions, and back to the operation.

use super::{AlternativesOp, ForeachOp, SequenceOp, tune};
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
use ods_runtime::prelude::*;
use std::ops::Range;

/// The regions of the operation, which get `arguments` of them.
fn into_regions(op: Operation, ir: &Ir, with_arguments: bool) -> Vec<RegionSuccessor<'_>> {
    let successor = |region: &Region| {
        let entry = region.entry_block(ir).filter(|_| with_arguments);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        RegionSuccessor::region(*region, arguments)
    };
    op.regions(ir).iter().map(successor).collect()
}

/// All operands go to the region.
fn all_operands(op: Operation, ir: &Ir) -> Range<usize> {
    0..op.operands(ir).len()
}

impl RegionBranchOpInterface for SequenceOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        all_operands(self.operation(), ir)
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let op = self.operation();
        match point {
            RegionBranchPoint::Parent => {
                let has_operands = !op.operands(ir).is_empty();
                into_regions(op, ir, has_operands).into_iter().collect()
            }
            RegionBranchPoint::Terminator(_) => [RegionSuccessor::parent(op.results(ir))].into(),
        }
    }
}

impl RegionBranchOpInterface for ForeachOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        all_operands(self.operation(), ir)
    }

    /// From the body, control continues with the next element, or leaves.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let op = self.operation();
        let body = into_regions(op, ir, true).into_iter();
        match point {
            RegionBranchPoint::Parent => body.collect(),
            RegionBranchPoint::Terminator(_) => body
                .chain([RegionSuccessor::parent(op.results(ir))])
                .collect(),
        }
    }
}

/// Any of the regions is entered; from one, control goes to any after it, or leaves.
fn alternatives(
    op: Operation,
    ir: &Ir,
    point: RegionBranchPoint,
    with_arguments: bool,
) -> RegionSuccessors<'_> {
    let regions = into_regions(op, ir, with_arguments);
    let next = match point {
        RegionBranchPoint::Parent => 0,
        RegionBranchPoint::Terminator(last) => {
            let from = last.parent_region(ir);
            let from = op
                .regions(ir)
                .iter()
                .position(|region| Some(*region) == from);
            from.map_or(0, |from| from + 1)
        }
    };
    let leaves = match point {
        RegionBranchPoint::Parent => None,
        RegionBranchPoint::Terminator(_) => Some(RegionSuccessor::parent(op.results(ir))),
    };
    regions.into_iter().skip(next).chain(leaves).collect()
}

impl RegionBranchOpInterface for AlternativesOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        all_operands(self.operation(), ir)
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let op = self.operation();
        let has_operands = !op.operands(ir).is_empty();
        alternatives(op, ir, point, has_operands)
    }
}

impl RegionBranchOpInterface for tune::AlternativesOp {
    /// Any of the regions is chosen.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let op = self.operation();
        match point {
            RegionBranchPoint::Parent => into_regions(op, ir, false).into_iter().collect(),
            RegionBranchPoint::Terminator(_) => [RegionSuccessor::parent(op.results(ir))].into(),
        }
    }
}
