//! Control flow into the regions of constructs, and back.

use super::{
    DataOp, HostDataOp, KernelEnvironmentOp, KernelsOp, LoopOp, ParallelOp, SerialOp, TerminatorOp,
    inherent,
};
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
    RegionSuccessors,
};
use ods_runtime::prelude::*;
use std::ops::Range;

macro_rules! regions {
    ($($op:ident)*) => {$(
        impl RegionBranchOpInterface for $op {
            /// Control enters the region, if it is not empty, and leaves the operation from there.
            fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
                let region = self.region(ir);
                let enters = matches!(point, RegionBranchPoint::Parent) && !region.is_empty(ir);
                let parent = RegionSuccessor::parent(self.operation().results(ir));
                [if enters { RegionSuccessor::region(region, &[]) } else { parent }].into()
            }
        }
    )*};
}

regions! { DataOp HostDataOp KernelEnvironmentOp KernelsOp ParallelOp SerialOp }

impl RegionBranchOpInterface for LoopOp {
    /// Without structure nothing is known of the region but that control enters and leaves it.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let op = self.operation();
        let body = RegionSuccessor::region(self.region(ir), &[]);
        let parent = RegionSuccessor::parent(op.results(ir));
        if inherent(op, ir, "unstructured").is_none() {
            return [body, parent].into();
        }
        match point {
            RegionBranchPoint::Parent => [body].into(),
            RegionBranchPoint::Terminator(_) => [parent].into(),
        }
    }
}

impl RegionBranchTerminatorOpInterface for TerminatorOp {
    fn get_mutable_successor_operands(self, _: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        0..0
    }
}
