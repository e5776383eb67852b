//! Valid conversions between types.

use super::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp, IndexCastUIOp, SIToFPOp,
    ScalingExtFOp, ScalingTruncFOp, TruncFOp, TruncIOp, UIToFPOp,
};
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::{RankedTensorType, all_have_compatible_shapes, element_type_or_self};

macro_rules! casts {
    ($($op:ident: $can_convert:expr,)*) => {
        $(impl CastOpInterface for $op {
            fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
                let can_convert: fn(&Type, &Type) -> bool = $can_convert;
                let from_and_to = inputs.first().zip(outputs.first());
                from_and_to.is_some_and(|(from, to)| can_convert(from, to))
            }
        })*
    };
}

/// Casts to wider types, or to narrower ones.
macro_rules! resizing_casts {
    ($($op:ident: $is:expr, $is_wider:literal;)*) => {
        casts! { $($op: |from, to| resizes(from, to, $is, $is_wider),)* }
        $(impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_width(self.operation(), ir, $is_wider)
            }
        })*
    };
}

resizing_casts! {
    ExtUIOp: Type::is_integer, true;
    ExtSIOp: Type::is_integer, true;
    ExtFOp: Type::is_float, true;
    ScalingExtFOp: Type::is_float, true;
    TruncIOp: Type::is_integer, false;
    TruncFOp: Type::is_float, false;
    ScalingTruncFOp: Type::is_float, false;
}

casts! {
    UIToFPOp: |from, to| is_pair(from, to, Type::is_integer, Type::is_float),
    SIToFPOp: |from, to| is_pair(from, to, Type::is_integer, Type::is_float),
    FPToUIOp: |from, to| is_pair(from, to, Type::is_float, Type::is_integer),
    FPToSIOp: |from, to| is_pair(from, to, Type::is_float, Type::is_integer),
    BitcastOp: can_bitcast,
    IndexCastOp: can_cast_index,
    IndexCastUIOp: can_cast_index,
}

/// The element types of two types of the same shape, except for memrefs; a type that is
/// not shaped is its own element type.
fn elements<'t>(from: &'t Type, to: &'t Type) -> Option<(&'t Type, &'t Type)> {
    let is_memref = from.is_any_memref() || to.is_any_memref();
    elements_of_any(from, to).filter(|_| !is_memref)
}

/// Like [`elements`], including memrefs.
fn elements_of_any<'t>(from: &'t Type, to: &'t Type) -> Option<(&'t Type, &'t Type)> {
    let fits = all_have_compatible_shapes([from, to].into_iter()) && have_same_encoding(from, to);
    fits.then(|| (element_type_or_self(from), element_type_or_self(to)))
}

/// Whether two ranked tensors have the same encoding; true for other types:
/// `hasSameEncoding`.
fn have_same_encoding(from: &Type, to: &Type) -> bool {
    let tensors = from
        .downcast::<RankedTensorType>()
        .zip(to.downcast::<RankedTensorType>());
    tensors.is_none_or(|(from, to)| from.encoding() == to.encoding())
}

type Is = fn(&Type) -> bool;

fn is_pair(from: &Type, to: &Type, is_from: Is, is_to: Is) -> bool {
    elements(from, to).is_some_and(|(from, to)| is_from(from) && is_to(to))
}

/// Whether both element types satisfy `is`, and the second is wider, or narrower.
fn resizes(from: &Type, to: &Type, is: Is, is_wider: bool) -> bool {
    elements(from, to).is_some_and(|(from, to)| is(from) && is(to) && has_width(from, to, is_wider))
}

/// Whether `to` has more bits than `from`, or fewer.
fn has_width(from: &Type, to: &Type, is_wider: bool) -> bool {
    let (from, to) = (from.int_or_float_bit_width(), to.int_or_float_bit_width());
    if is_wider { from < to } else { to < from }
}

fn can_bitcast(from: &Type, to: &Type) -> bool {
    elements_of_any(from, to).is_some_and(|(from, to)| {
        let width = from.int_or_float_bit_width();
        width.is_some() && width == to.int_or_float_bit_width()
    })
}

/// Whether the cast is between `index` and a signless integer.
fn can_cast_index(from: &Type, to: &Type) -> bool {
    elements_of_any(from, to).is_some_and(|(from, to)| {
        from.is_index() && to.is_signless_integer() || from.is_signless_integer() && to.is_index()
    })
}

/// Checks that the result is wider, or narrower, than the first operand.
fn verify_width(op: Operation, ir: &Ir, is_wider: bool) -> VerifyResult {
    let values = [op.operands(ir)[0], op.result(ir, 0)];
    let [from, to] = values.map(|value| element_type_or_self(value.ty(ir)));
    if has_width(from, to, is_wider) {
        return Ok(());
    }
    let word = if is_wider { "wider" } else { "shorter" };
    let message = format!("result type '{to}' must be {word} than operand type '{from}'");
    Err(op.emit_error(ir, message))
}
