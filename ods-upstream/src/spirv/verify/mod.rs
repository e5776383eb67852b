//! The verifiers of operations, and of attributes of other operations.

mod arithmetic;
mod attributes;
mod casts;
mod composites;
mod constants;
mod control;
mod groups;
mod image_operands;
mod images;
mod matrices;
mod memory;
mod module;
mod symbols;

use super::ConstantOp;
use ods_runtime::prelude::*;

/// Verifies operations with one function.
macro_rules! verifiers {
    ($($verify:expr => $($op:ident)*;)*) => {$($(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                $verify(self.operation(), ir)
            }
        }
    )*)*};
}
use verifiers;

/// An error that names the operation.
fn fail(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(op.emit_error(ir, message.into()))
}

/// An error that does not name the operation.
fn fail_unnamed(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

/// The type of an operand.
fn operand_type(op: Operation, ir: &Ir, index: usize) -> &Type {
    let operand = op.operands(ir).get(index);
    operand.map_or(&Type::None, |operand| operand.ty(ir))
}

/// The type of the result.
fn result_type(op: Operation, ir: &Ir) -> &Type {
    let result = op.results(ir).first();
    result.map_or(&Type::None, |result| result.ty(ir))
}

/// The integer of a constant.
fn constant_integer(value: Value, ir: &Ir) -> Option<i32> {
    let constant = ConstantOp::cast(value.defining_op(ir)?, ir)?;
    match constant.value(ir) {
        Attribute::Integer(number) => number.value().to_i64().map(|number| number as i32),
        _ => None,
    }
}

/// How many bits a value has; a pointer has 64.
fn bit_width(ty: &Type) -> u64 {
    if let Type::Vector(vector) = ty {
        let count: i64 = vector.shape().iter().product();
        return count as u64 * bit_width(vector.element_type());
    }
    ty.int_or_float_bit_width().map_or(64, u64::from)
}

/// How many elements a vector has; 1 for everything else.
fn vector_size(ty: &Type) -> i64 {
    match ty {
        Type::Vector(vector) => vector.shape().iter().product(),
        _ => 1,
    }
}
