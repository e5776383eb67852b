//! Float attributes, and the exact values of every floating point format.

mod arithmetic;
mod convert;
mod decimal;
mod encode;

pub use convert::Rounding;
pub(crate) use decimal::print_float;
pub(crate) use encode::{decode, encode, round_from_f64};

use crate::types::{FloatType, Type};
use std::sync::{Arc, LazyLock};

/// A floating point number with its type: `1.000000e+00 : f32`.
///
/// Two attributes are equal if their bits are equal: a NaN equals itself; zeros of different sign
/// differ.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct FloatAttr(Repr);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small { ty: FloatType, bits: u64 },
    Wide(Arc<(FloatType, u128)>),
}

/// The sign of an `f8E8M0FNU` attribute. The format has no sign bit, but MLIR's attribute remembers
/// one; it is stored just above the eight bits of the format.
pub(crate) const UNSIGNED_FORMAT_SIGN: u128 = 1 << 8;

/// Infinity in a format that has none. As in MLIR, a literal too large for an `f64` is infinite in
/// every format. This bit marks it above a zero of the format; where only the bits of the format
/// are stored, the zero remains.
pub(crate) const INFINITY_OUTSIDE_FORMAT: u128 = 1 << 8;

impl FloatAttr {
    /// Creates the attribute for `value` rounded to `ty`, to nearest, ties to even.
    #[inline]
    pub fn new(ty: FloatType, value: f64) -> Self {
        Self::from_raw(ty, round_from_f64(ty, value))
    }

    /// Creates the attribute with these bits; bits beyond the width of the type are dropped.
    pub fn from_bits(ty: FloatType, bits: u128) -> Self {
        let unused = 128 - ty.width();
        Self::from_raw(ty, bits << unused >> unused)
    }

    pub(crate) fn from_raw(ty: FloatType, bits: u128) -> Self {
        Self(match u64::try_from(bits) {
            Ok(bits) => Repr::Small { ty, bits },
            Err(_) => Repr::Wide(Arc::new((ty, bits))),
        })
    }

    /// The float type.
    pub fn float_type(&self) -> FloatType {
        match &self.0 {
            Repr::Small { ty, .. } => *ty,
            Repr::Wide(wide) => wide.0,
        }
    }

    /// The type.
    pub fn ty(&self) -> Type {
        Type::Float(self.float_type())
    }

    /// Borrows the type.
    pub(crate) fn type_ref(&self) -> &Type {
        static TYPES: LazyLock<[Type; 18]> = LazyLock::new(|| FloatType::ALL.map(Type::Float));
        // `ALL` has the cases in the order of their declaration.
        &TYPES[self.float_type() as usize]
    }

    /// The bits of the value. As in MLIR, the sign of an `f8E8M0FNU`, whose format has none, is in the
    /// highest bit.
    pub fn to_bits(&self) -> u128 {
        let sign = match self.float_type() {
            FloatType::F8E8M0FNU => (self.raw() & UNSIGNED_FORMAT_SIGN) >> 1,
            _ => 0,
        };
        let unused = 128 - self.float_type().width();
        sign | self.raw() << unused >> unused
    }

    pub(crate) fn raw(&self) -> u128 {
        match &self.0 {
            Repr::Small { bits, .. } => u128::from(*bits),
            Repr::Wide(wide) => wide.1,
        }
    }

    /// The value as an `f64`: exact for formats up to 64 bits, rounded to
    /// nearest for wider ones.
    #[inline]
    pub fn to_f64(&self) -> f64 {
        let ty = self.float_type();
        if ty == FloatType::F64 {
            return f64::from_bits(self.raw() as u64);
        }
        let value = decode(ty, self.raw());
        f64::from_bits(encode(FloatType::F64, value) as u64)
    }
}
