//! Canonicalization patterns.

mod casts;
mod concat;
mod loops;
mod pad;
mod reshape;
mod sizes;
mod slices;

use super::CastOp;
use super::fold::forgets_only;
use ods_runtime::prelude::*;

/// `value` with type `ty`.
pub(crate) fn cast(rw: &mut Rewriter<'_>, location: Location, value: Value, ty: Type) -> Value {
    let mut state = OperationState::new(CastOp::INFO, location);
    state.operands.push(value);
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

/// What `value` is a cast of, if the cast only forgets what is static: MLIR's `canFoldIntoConsumerOp`.
pub(crate) fn forgotten_source(ir: &Ir, value: Value) -> Option<Value> {
    let source = value.defining::<CastOp>(ir)?.source(ir);
    forgets_only(source.ty(ir), value.ty(ir)).then_some(source)
}
