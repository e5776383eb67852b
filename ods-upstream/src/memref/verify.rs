//! The verifiers of allocations and of accesses.

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, AtomicYieldOp, DimOp, DistinctObjectsOp,
    DmaWaitOp, GenericAtomicRMWOp, GetGlobalOp, GlobalOp, LoadOp, PrefetchOp, ReallocOp, StoreOp,
};
use crate::arith::AtomicRMWKind as Kind;
use crate::layout::{is_identity, num_symbols};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{ShapedDimOpInterface, SymbolUserOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::traits::AutomaticAllocationScope;
use ods_runtime::{WalkOrder, WalkResult};

/// An error that does not name the operation: MLIR's `emitError`.
pub(super) fn plain_error(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

fn rank(value: Value, ir: &Ir) -> usize {
    value.ty(ir).rank().unwrap_or_default()
}

/// Checks that there is a size for each dynamic dimension of a type with a rank.
pub(crate) fn verify_dynamic_sizes(
    op: Operation,
    ir: &Ir,
    ty: &Type,
    sizes: &[Value],
) -> VerifyResult {
    let (found, expected) = (sizes.len(), ty.num_dynamic_dims().unwrap_or_default());
    if found != expected {
        let message =
            format!("incorrect number of dynamic sizes, has {found}, expected {expected}");
        return Err(op.emit_error(ir, message));
    }
    Ok(())
}

fn verify_alloc(
    op: Operation,
    ir: &Ir,
    memref: Value,
    sizes: &[Value],
    symbols: &[Value],
) -> VerifyResult {
    let Type::MemRef(ty) = memref.ty(ir) else {
        return Err(op.emit_error(ir, "result must be a memref"));
    };
    verify_dynamic_sizes(op, ir, memref.ty(ir), sizes)?;
    let expected = if is_identity(ty) { 0 } else { num_symbols(ty) };
    if symbols.len() != expected {
        let message = format!(
            "symbol operand count does not equal memref symbol count: expected {expected}, got {}",
            symbols.len()
        );
        return Err(op.emit_error(ir, message));
    }
    Ok(())
}

impl Verify for AllocOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (sizes, symbols) = (self.dynamic_sizes(ir), self.symbol_operands(ir));
        verify_alloc(self.operation(), ir, self.memref(ir), sizes, symbols)
    }
}

impl Verify for AllocaOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = |op: &Operation| op.parent_op(ir);
        let mut parents = std::iter::successors(self.operation().parent_op(ir), parent);
        if !parents.any(|parent| parent.has_trait::<AutomaticAllocationScope>(ir)) {
            let message = "requires an ancestor op with AutomaticAllocationScope trait";
            return Err(self.emit_error(ir, message));
        }
        let (sizes, symbols) = (self.dynamic_sizes(ir), self.symbol_operands(ir));
        verify_alloc(self.operation(), ir, self.memref(ir), sizes, symbols)
    }
}

impl Verify for ReallocOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (from, to) = (
            self.source(ir).ty(ir),
            self.operation().result(ir, 0).ty(ir),
        );
        let (Type::MemRef(source), Type::MemRef(result)) = (from, to) else {
            return Ok(());
        };
        let fail = |message: String| plain_error(self.operation(), ir, message);
        if !is_identity(source) {
            return fail(format!(
                "unsupported layout for source memref type '{from}'"
            ));
        }
        if !is_identity(result) {
            return fail(format!("unsupported layout for result memref type '{to}'"));
        }
        let different = |what: &str| {
            fail(format!(
                "different {what} specified for source memref type '{from}' and result memref type '{to}'"
            ))
        };
        if source.memory_space() != result.memory_space() {
            return different("memory spaces");
        }
        if source.element_type() != result.element_type() {
            return different("element types");
        }
        let is_dynamic = !to.has_static_shape();
        match self.dynamic_result_size(ir) {
            None if is_dynamic => fail(format!("missing dimension operand for result type '{to}'")),
            Some(_) if !is_dynamic => fail(format!(
                "unnecessary dimension operand for result type '{to}'"
            )),
            _ => Ok(()),
        }
    }
}

impl Verify for AssumeAlignmentOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !self.alignment(ir).cast_unsigned().is_power_of_two() {
            return Err(self.emit_error(ir, "alignment must be power of 2"));
        }
        Ok(())
    }
}

impl Verify for DistinctObjectsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let operands = op.operands(ir).iter().map(|operand| operand.ty(ir));
        if !operands.eq(op.result_types(ir)) {
            return Err(self.emit_error(ir, "operand types and result types must match"));
        }
        if op.operands(ir).is_empty() {
            return Err(self.emit_error(ir, "expected at least one operand"));
        }
        Ok(())
    }
}

impl InferTypes for DistinctObjectsOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let types = state.operands.iter().map(|operand| operand.ty(ir).clone());
        Ok(types.collect())
    }
}

impl Verify for LoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (expected, found) = (rank(self.memref(ir), ir), self.indices(ir).len());
        if expected != found {
            let message = format!(
                "incorrect number of indices for load, expected {expected} but got {found}"
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for StoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if rank(self.memref(ir), ir) != self.indices(ir).len() {
            let message = "store index operand count not equal to memref rank";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for PrefetchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if rank(self.memref(ir), ir) != self.indices(ir).len() {
            return Err(self.emit_error(ir, "too few indices"));
        }
        Ok(())
    }
}

impl Verify for DmaWaitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (expected, found) = (rank(self.tag_mem_ref(ir), ir), self.tag_indices(ir).len());
        if expected != found {
            let message = format!(
                "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {expected}, but got {found}"
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for AtomicRMWOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if rank(self.memref(ir), ir) != self.indices(ir).len() {
            let message = "expects the number of subscripts to be equal to memref rank";
            return Err(self.emit_error(ir, message));
        }
        let (kind, ty) = (self.kind(ir), self.value(ir).ty(ir));
        let (is_right, expected) = match kind {
            Kind::addf | Kind::maximumf | Kind::minimumf | Kind::mulf => {
                (ty.is_float(), "a floating-point type")
            }
            Kind::assign | Kind::maxnumf | Kind::minnumf => return Ok(()),
            _ => (ty.is_integer(), "an integer type"),
        };
        if !is_right {
            let message = format!("with kind '{kind}' expects {expected}");
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for GenericAtomicRMWOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let body = self.atomic_body(ir);
        let entry = body.entry_block(ir);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        let [argument] = arguments else {
            let message = "expected single number of entry block arguments";
            return Err(self.emit_error(ir, message));
        };
        if argument.ty(ir) != self.operation().result(ir, 0).ty(ir) {
            let message = "expected block argument of the same type result type";
            return Err(self.emit_error(ir, message));
        }
        let mut found = None;
        self.operation().walk_with(ir, WalkOrder::PostOrder, |op| {
            if op == self.operation() || op.is_memory_effect_free(ir) {
                return WalkResult::Advance;
            }
            found = Some(op);
            WalkResult::Interrupt
        });
        found.map_or(Ok(()), |op| {
            let message = "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects";
            plain_error(op, ir, message)
        })
    }
}

impl Verify for AtomicYieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.operation().parent_op(ir);
        let expected = parent.and_then(|parent| parent.result_types(ir).next());
        let found = self.operation().operand(ir, 0).ty(ir);
        match expected {
            Some(expected) if expected != found => {
                let message = format!(
                    "types mismatch between yield op: '{found}' and its parent: '{expected}'"
                );
                Err(self.emit_error(ir, message))
            }
            _ => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for GetGlobalOp {
    /// Checks that the global exists, and has the type of the result.
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let (op, name) = (self.operation(), self.name(ir));
        let symbol = SymbolRefAttr::flat(name);
        let Some(global) = tables.lookup_nearest_as::<GlobalOp>(ir, op, &symbol) else {
            let message = format!("'{name}' does not reference a valid global memref");
            return Err(op.emit_error(ir, message));
        };
        let (expected, found) = (
            Type::from(global.r#type(ir).clone()),
            op.result(ir, 0).ty(ir),
        );
        if expected != *found {
            let message = format!(
                "result type '{found}' does not match type '{expected}' of the global memref @{name}"
            );
            return Err(op.emit_error(ir, message));
        }
        Ok(())
    }
}

impl ShapedDimOpInterface for DimOp {
    fn get_shaped_value(self, ir: &Ir) -> Value {
        self.source(ir)
    }

    fn get_dimension(self, ir: &Ir) -> Value {
        self.index(ir)
    }
}
