//! Canonicalization patterns.

mod allocations;
mod reinterpret;
mod reshape;
mod scope;
mod views;

use super::CastOp;
use super::fold::forgets_only;
use ods_runtime::prelude::*;

/// `value` with type `ty`.
fn cast(rw: &mut Rewriter<'_>, location: Location, value: Value, ty: Type) -> Value {
    let mut state = OperationState::new(CastOp::INFO, location);
    state.operands.push(value);
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

/// What `value` is a cast of, if the cast only forgets what is static: MLIR's `canFoldIntoConsumerOp`.
fn forgotten_source(ir: &Ir, value: Value) -> Option<Value> {
    let source = value.defining::<CastOp>(ir)?.source(ir);
    forgets_only(source.ty(ir), value.ty(ir)).then_some(source)
}

/// The number that a constant operation gives.
pub(super) fn constant_number(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op
        .has_trait::<ods_runtime::traits::ConstantLike>(ir)
        .then_some(op)?;
    match constant.attribute(ir, "value")? {
        number @ Attribute::Integer(_) => number.as_i64(),
        _ => None,
    }
}
