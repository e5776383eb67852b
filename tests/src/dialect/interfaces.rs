//! Interfaces of the test ops and attributes.

use super::{SSACFGRegionOp, TestBranchOp, TestSymbolRefAttr};
use ods_runtime::interfaces::{
    BranchOpInterface, RegionKind, RegionKindInterface, SuccessorOperands, SymbolUserAttrInterface,
};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

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

impl SymbolUserAttrInterface for TestSymbolRefAttr {
    fn verify_symbol_uses(
        &self,
        op: Operation,
        ir: &Ir,
        symbol_table: &mut SymbolTableCollection,
    ) -> VerifyResult {
        let symbol = self.symbol();
        if symbol_table.lookup_nearest(ir, op, symbol).is_some() {
            return Ok(());
        }
        let message = format!(
            "TestSymbolRefAttr::verifySymbolUses: '{symbol}' does not reference a valid symbol"
        );
        Err(op.emit_error(ir, message))
    }
}
