//! Conversions of floats.

use crate::arith::{
    BitcastOp, ExtFOp, FPToSIOp, FPToUIOp, FastMathFlags, SIToFPOp, TruncFOp, UIToFPOp,
};
use crate::elementwise::{map_attributes, map_floats, width_of};
use ods_runtime::attributes::{ApInt, FloatAttr, IntegerAttr, Rounding};
use ods_runtime::prelude::*;
use ods_runtime::types::{FloatType, element_type_or_self};

/// The type of the elements, if these are floats.
fn float_type(ty: &Type) -> Option<FloatType> {
    match element_type_or_self(ty) {
        Type::Float(ty) => Some(*ty),
        _ => None,
    }
}

/// The constant as floats of type `ty`, if nothing is lost.
fn convert(ty: &Type, constant: Option<&Attribute>) -> Folded {
    let Some(to) = float_type(ty) else {
        return Folded::No;
    };
    map_floats(ty, constant, |value| {
        // As in MLIR, zero becomes the least number of the format that has no zero.
        if to == FloatType::F8E8M0FNU && value.is_zero() {
            return Some(value.abs().convert(to));
        }
        value.convert_exactly(to)
    })
    .into()
}

impl Fold for ExtFOp {
    /// `ext(trunc(x))` is `x` if both may be contracted.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if let Some(inner) = self.r#in(ir).defining::<TruncFOp>(ir)
            && inner.r#in(ir).ty(ir) == self.out(ir).ty(ir)
        {
            let flags = [inner.fastmath(ir), self.fastmath(ir)];
            let may_contract = |flags: Option<FastMathFlags>| {
                flags.is_some_and(|flags| flags.contains_all(FastMathFlags::contract))
            };
            if flags.into_iter().all(may_contract) {
                return inner.r#in(ir).into();
            }
        }
        convert(self.out(ir).ty(ir), constants.r#in)
    }
}

impl Fold for TruncFOp {
    /// `trunc(ext(x))` is `x`, or a truncation of it.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if let Some(inner) = self.r#in(ir).defining::<ExtFOp>(ir) {
            let source = inner.r#in(ir);
            let types = [source, inner.out(ir), self.out(ir)].map(|value| float_type(value.ty(ir)));
            if let [Some(from), Some(between), Some(to)] = types
                && from.is_representable_by(between)
            {
                if from.width() > to.width() {
                    self.set_in(ir, source);
                    return Folded::InPlace;
                }
                if from == to {
                    return source.into();
                }
            }
        }
        convert(self.out(ir).ty(ir), constants.r#in)
    }
}

/// `Fold` for conversions of integers to floats, rounded to the nearest.
macro_rules! fold_from_integers {
    ($($op:ident: $convert:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let ty = self.out(ir).ty(ir);
                let Some(to) = float_type(ty) else {
                    return Folded::No;
                };
                map_attributes(ty, constants.r#in, |value| match value {
                    Attribute::Integer(value) => Some($convert(to, &value.value()).into()),
                    _ => None,
                })
                .into()
            }
        }
    )*};
}

fold_from_integers! {
    SIToFPOp: FloatAttr::from_signed;
    UIToFPOp: FloatAttr::from_unsigned;
}

/// `Fold` for conversions of floats to integers, rounded to zero, unless they do not fit.
macro_rules! fold_to_integers {
    ($($op:ident: $convert:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let ty = self.out(ir).ty(ir);
                let Some(width) = width_of(ty) else {
                    return Folded::No;
                };
                map_attributes(ty, constants.r#in, |value| match value {
                    Attribute::Float(value) => {
                        let value = $convert(value, width, Rounding::Zero)?;
                        Some(IntegerAttr::from_apint(element_type_or_self(ty), &value).into())
                    }
                    _ => None,
                })
                .into()
            }
        }
    )*};
}

fold_to_integers! {
    FPToSIOp: FloatAttr::to_signed;
    FPToUIOp: FloatAttr::to_unsigned;
}

impl Fold for BitcastOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.out(ir).ty(ir);
        // As in MLIR, poison and sparse elements of shaped types stay.
        let is_dense = matches!(constants.r#in, Some(Attribute::DenseElements(_)));
        if ty.is_shaped() && !is_dense {
            return Folded::No;
        }
        map_attributes(ty, constants.r#in, |value| {
            let bits = match value {
                Attribute::Integer(value) => value.value(),
                Attribute::Float(value) => {
                    ApInt::from_u128(value.float_type().width(), value.to_bits())
                }
                _ => return None,
            };
            match element_type_or_self(ty) {
                Type::Float(to) => {
                    let [low, high] = [0, 1].map(|at| bits.words().get(at).copied());
                    let high = u128::from(high.unwrap_or_default()) << 64;
                    let bits = high | u128::from(low.unwrap_or_default());
                    Some(Attribute::Float(FloatAttr::from_bits(*to, bits)))
                }
                to if width_of(to) == Some(bits.width()) => {
                    Some(IntegerAttr::from_apint(to, &bits).into())
                }
                _ => None,
            }
        })
        .into()
    }
}
