//! Verification whose messages print operations.
//!
//! The rules are those of [`ods_ir::verify`], which has no printer.

use crate::op_printer::OperationText as _;
use ods_ir::diagnostics::Diagnostics;
use ods_ir::ir::{Ir, Operation};

pub use ods_ir::verify::VerifyOptions;

/// Verifies `op` and everything nested in it; accepts operations of unregistered
/// dialects.
///
/// # Errors
///
/// All errors, at most one for each isolated operation.
pub fn verify(op: Operation, ir: &Ir) -> Result<(), Diagnostics> {
    let options = VerifyOptions::new().allow_unregistered_dialects(true);
    verify_with(op, ir, options)
}

/// Verifies `op` and everything nested in it.
///
/// # Errors
///
/// All errors, at most one for each isolated operation.
pub fn verify_with(op: Operation, ir: &Ir, options: VerifyOptions) -> Result<(), Diagnostics> {
    ods_ir::verify::verify_with(op, ir, options, |op, ir, debug_info| {
        let shown = op.display_generic(ir).with_debug_info(debug_info);
        shown.to_string()
    })
    .map_err(|errors| Diagnostics::from(errors).resolved(ir))
}
