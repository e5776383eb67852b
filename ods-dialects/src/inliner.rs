//! What may be inlined of the dialects: all operations.

use crate::arith::ArithDialect;
use crate::cf::{BranchOp, ControlFlowDialect};
use crate::complex::ComplexDialect;
use crate::func::{CallOp, FuncDialect, FuncOp, ReturnOp};
use crate::index::IndexDialect;
use crate::math::MathDialect;
use crate::scf::{SCFDialect, YieldOp};
use crate::ub::UBDialect;
use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::prelude::*;
use ods_runtime::{DialectRegistry, IrMapping};

/// Attaches the inliner interfaces of all dialects of this crate to a registry, which need not have
/// all of the dialects. [`all`](crate::all) does this, too.
///
/// ```
/// use ods_dialects::cf::ControlFlowDialect;
/// use ods_dialects::func::FuncDialect;
/// use ods_runtime::prelude::*;
/// use ods_runtime::interfaces::DialectInlinerInterface;
/// let registry = DialectRegistry::new().with::<FuncDialect>().with::<ControlFlowDialect>();
/// let registry = ods_dialects::with_inlining(registry);
/// assert!(registry.dialect_interface::<dyn DialectInlinerInterface>("func").is_some());
/// ```
#[must_use]
pub fn with_inlining(registry: DialectRegistry) -> DialectRegistry {
    registry
        .attach_to_dialect::<ArithDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<ControlFlowDialect, dyn DialectInlinerInterface>(&Branches)
        .attach_to_dialect::<ComplexDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<FuncDialect, dyn DialectInlinerInterface>(&Functions)
        .attach_to_dialect::<IndexDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<MathDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<SCFDialect, dyn DialectInlinerInterface>(&Structured)
        .attach_to_dialect::<UBDialect, dyn DialectInlinerInterface>(&Operations)
}

/// For `arith`, `complex`, `index`, `math` and `ub`.
struct Operations;

impl DialectInlinerInterface for Operations {
    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }
}

/// For `cf`.
struct Branches;

impl DialectInlinerInterface for Branches {
    fn is_call_legal(&self, _: &Ir, _: Operation, _: Operation, _: bool) -> bool {
        true
    }

    fn is_region_legal(&self, _: &Ir, _: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    /// Branches stay.
    fn handle_terminator_of_blocks(
        &self,
        _: &mut OpBuilder<'_>,
        _: Operation,
        _: Block,
    ) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// For `func`.
struct Functions;

impl DialectInlinerInterface for Functions {
    fn is_call_legal(&self, ir: &Ir, call: Operation, callable: Operation, _: bool) -> bool {
        let call = CallOp::cast(call, ir);
        let callee = FuncOp::cast(callable, ir);
        !call.is_some_and(|call| call.no_inline(ir))
            && !callee.is_some_and(|callee| callee.no_inline(ir))
    }

    fn is_region_legal(&self, ir: &Ir, _: Region, src: Region, _: bool, _: &IrMapping) -> bool {
        // Returns in several blocks become branches.
        let has_several = src.entry_block(ir) != src.last_block(ir);
        !has_several || ir.registry().dialect("cf").is_some()
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn handle_terminator_of_blocks(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        dest: Block,
    ) -> Result<(), Diagnostic> {
        let Some(op) = ReturnOp::cast(op, b) else {
            return Ok(());
        };
        let (location, branch) = (op.location(b), BranchOp::builder(op.operands(b), dest));
        branch.build(b, location);
        op.erase(b);
        Ok(())
    }

    fn handle_terminator(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        results: &[Value],
    ) -> Result<(), Diagnostic> {
        if ReturnOp::cast(op, b).is_some() {
            replace_by_operands(b, op, results);
        }
        Ok(())
    }
}

/// For `scf`.
struct Structured;

impl DialectInlinerInterface for Structured {
    fn is_region_legal(&self, _: &Ir, _: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn handle_terminator(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        results: &[Value],
    ) -> Result<(), Diagnostic> {
        if YieldOp::cast(op, b).is_some() {
            replace_by_operands(b, op, results);
        }
        Ok(())
    }
}

fn replace_by_operands(b: &mut OpBuilder<'_>, op: Operation, results: &[Value]) {
    let values = op.operands(b).to_vec();
    for (result, value) in results.iter().zip(values) {
        b.replace_all_uses_with(*result, value);
    }
}
