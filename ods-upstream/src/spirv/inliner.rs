//! What the inliner asks.

use super::{BranchOp, FuncOp, LoopOp, ReturnOp, ReturnValueOp, SelectionOp};
use ods_runtime::IrMapping;
use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::prelude::*;

/// Everything but loops and selections that return may be inlined into functions, loops and selections.
pub(crate) struct Inliner;

/// Whether an operation is a loop or a selection.
fn is_structured(op: Operation, ir: &Ir) -> bool {
    SelectionOp::cast(op, ir).is_some() || LoopOp::cast(op, ir).is_some()
}

impl DialectInlinerInterface for Inliner {
    fn is_call_legal(&self, _: &Ir, _: Operation, _: Operation, _: bool) -> bool {
        true
    }

    fn is_region_legal(&self, ir: &Ir, dest: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        dest.parent_op(ir)
            .is_some_and(|op| FuncOp::cast(op, ir).is_some() || is_structured(op, ir))
    }

    fn is_op_legal(&self, ir: &Ir, op: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        if !is_structured(op, ir) {
            return true;
        }
        let returns = |block: Block| {
            block.last_op(ir).is_some_and(|last| {
                ReturnOp::cast(last, ir).is_some() || ReturnValueOp::cast(last, ir).is_some()
            })
        };
        !op.regions(ir)[0].blocks(ir).any(returns)
    }

    /// Branches stay; upstream has no answer for a value that one of several blocks returns.
    fn handle_terminator_of_blocks(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        dest: Block,
    ) -> Result<(), Diagnostic> {
        if ReturnValueOp::cast(op, b).is_some() {
            let message = "cannot be inlined from one of several blocks";
            return Err(op.emit_error(b, message));
        }
        if ReturnOp::cast(op, b).is_some() {
            let mut branch = OperationState::new(BranchOp::INFO, op.location(b));
            branch.successors.push(dest);
            b.create_operation(branch);
            op.erase(b);
        }
        Ok(())
    }

    fn handle_terminator(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        results: &[Value],
    ) -> Result<(), Diagnostic> {
        if let (Some(op), [result]) = (ReturnValueOp::cast(op, b), results) {
            let value = op.value(b);
            b.replace_all_uses_with(*result, value);
        }
        Ok(())
    }
}
