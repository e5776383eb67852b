//! Interfaces of the test ops.

use super::{SSACFGRegionOp, TestBranchOp};
use ods_runtime::interfaces::{
    BranchOpInterface, RegionKind, RegionKindInterface, SuccessorOperands,
};
use ods_runtime::prelude::*;

impl BranchOpInterface for TestBranchOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::of(self, ir, self.target_operands(ir))
    }
}

impl RegionKindInterface for SSACFGRegionOp {
    fn get_region_kind(_: usize) -> RegionKind {
        RegionKind::SsaCfg
    }
}
