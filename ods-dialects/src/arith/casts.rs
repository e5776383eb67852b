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

casts! {
    ExtUIOp: |from, to| widens(from, to, Type::is_integer),
    ExtSIOp: |from, to| widens(from, to, Type::is_integer),
    ExtFOp: |from, to| widens(from, to, Type::is_float),
    ScalingExtFOp: |from, to| widens(from, to, Type::is_float),
    TruncIOp: |from, to| widens(to, from, Type::is_integer),
    TruncFOp: |from, to| widens(to, from, Type::is_float),
    ScalingTruncFOp: |from, to| widens(to, from, Type::is_float),
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

/// Whether both element types satisfy `is`, and the first has fewer bits.
fn widens(narrow: &Type, wide: &Type, is: Is) -> bool {
    elements(narrow, wide).is_some_and(|(narrow, wide)| {
        is(narrow) && is(wide) && narrow.int_or_float_bit_width() < wide.int_or_float_bit_width()
    })
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
    let (word, narrow, wide) = if is_wider {
        ("wider", from, to)
    } else {
        ("shorter", to, from)
    };
    if narrow.int_or_float_bit_width() < wide.int_or_float_bit_width() {
        return Ok(());
    }
    let message = format!("result type '{to}' must be {word} than operand type '{from}'");
    Err(op.emit_error(ir, message))
}

macro_rules! verify_widths {
    ($($op:ident: $is_wider:literal,)*) => {
        $(impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_width(self.operation(), ir, $is_wider)
            }
        })*
    };
}

verify_widths! {
    ExtUIOp: true,
    ExtSIOp: true,
    ExtFOp: true,
    ScalingExtFOp: true,
    TruncIOp: false,
    TruncFOp: false,
    ScalingTruncFOp: false,
}
