//! Interfaces of the test ops.

use super::TestBranchOp;
use ods_runtime::interfaces::{BranchOpInterface, SuccessorOperands};
use ods_runtime::prelude::*;

impl BranchOpInterface for TestBranchOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::of(self, ir, self.target_operands(ir))
    }
}
