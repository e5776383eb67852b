//! Hand-written code of the test attributes.

use super::TestSymbolRefAttr;
use ods_runtime::interfaces::SymbolUserAttrInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

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
