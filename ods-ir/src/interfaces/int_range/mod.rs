//! Ranges of integers, and the interface of operations that infer the ranges of their results.
//!
//! A [`ConstantIntRanges`] bounds an integer twice, as an unsigned and as a signed number, because
//! MLIR's integers have no sign of their own. [`IntegerValueRange`] adds the state in which nothing
//! is known yet. The functions of this module compute the ranges of sums, quotients, shifts and
//! comparisons, for the operations of any dialect.

mod arithmetic;
mod bits;
mod compare;

use crate::attributes::ApInt;
use crate::ir::{Ir, Value};
use crate::op_interface;
use crate::types::{Type, element_type_or_self};
pub use arithmetic::*;
pub use bits::*;
pub use compare::*;

/// The bits in which attributes of type `index` are stored.
const INDEX_BITS: u32 = 64;

/// The bounds of an integer, as an unsigned and as a signed number; all inclusive.
///
/// ```
/// use ods_runtime::attributes::ApInt;
/// use ods_runtime::interfaces::ConstantIntRanges;
/// let [one, nine] = [1, 9].map(|value| ApInt::from_i64(8, value));
/// let range = ConstantIntRanges::from_signed(one.clone(), nine);
/// let wider = range.union(&ConstantIntRanges::constant(ApInt::from_i64(8, -1)));
/// assert_eq!(wider.smin().to_i64(), Some(-1));
/// assert_eq!(wider.umax().to_u64(), Some(255));
/// assert_eq!(wider.intersection(&ConstantIntRanges::constant(one)).constant_value().unwrap().to_i64(), Some(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConstantIntRanges {
    umin: ApInt,
    umax: ApInt,
    smin: ApInt,
    smax: ApInt,
}

#[inline]
fn lower(a: &ApInt, b: &ApInt) -> ApInt {
    a.umin(b)
}

#[inline]
fn upper(a: &ApInt, b: &ApInt) -> ApInt {
    a.umax(b)
}

impl ConstantIntRanges {
    /// The bounds `umin ..= umax` of the unsigned and `smin ..= smax` of the signed number.
    ///
    /// # Panics
    ///
    /// If the bounds have different widths.
    #[inline]
    pub fn new(umin: ApInt, umax: ApInt, smin: ApInt, smax: ApInt) -> Self {
        let width = umin.width();
        let is_same = [&umax, &smin, &smax].map(|bound| bound.width() == width);
        assert!(is_same == [true; 3], "the bounds have different widths");
        Self {
            umin,
            umax,
            smin,
            smax,
        }
    }

    /// All integers of `width` bits.
    #[inline]
    pub fn max_range(width: u32) -> Self {
        Self {
            umin: ApInt::zero(width),
            umax: ApInt::all_ones(width),
            smin: signed_min(width),
            smax: signed_max(width),
        }
    }

    /// One integer.
    #[inline]
    pub fn constant(value: ApInt) -> Self {
        Self {
            umin: value.clone(),
            umax: value.clone(),
            smin: value.clone(),
            smax: value,
        }
    }

    /// The integers from `min` to `max`, both inclusive, as signed or as unsigned numbers.
    #[inline]
    pub fn range(min: ApInt, max: ApInt, is_signed: bool) -> Self {
        if is_signed {
            Self::from_signed(min, max)
        } else {
            Self::from_unsigned(min, max)
        }
    }

    /// The signed integers from `smin` to `smax`. The unsigned bounds follow if the sign is the same.
    #[inline]
    pub fn from_signed(smin: ApInt, smax: ApInt) -> Self {
        let width = smin.width();
        let (umin, umax) = if smin.is_negative() == smax.is_negative() {
            (lower(&smin, &smax), upper(&smin, &smax))
        } else {
            (ApInt::zero(width), ApInt::all_ones(width))
        };
        Self::new(umin, umax, smin, smax)
    }

    /// The unsigned integers from `umin` to `umax`. The signed bounds follow if the sign is the same.
    #[inline]
    pub fn from_unsigned(umin: ApInt, umax: ApInt) -> Self {
        let width = umin.width();
        let (smin, smax) = if umin.is_negative() == umax.is_negative() {
            (umin.smin(&umax), umin.smax(&umax))
        } else {
            (signed_min(width), signed_max(width))
        };
        Self::new(umin, umax, smin, smax)
    }

    /// The smallest unsigned number.
    #[inline]
    pub fn umin(&self) -> &ApInt {
        &self.umin
    }

    /// The largest unsigned number.
    #[inline]
    pub fn umax(&self) -> &ApInt {
        &self.umax
    }

    /// The smallest signed number.
    #[inline]
    pub fn smin(&self) -> &ApInt {
        &self.smin
    }

    /// The largest signed number.
    #[inline]
    pub fn smax(&self) -> &ApInt {
        &self.smax
    }

    /// The number of bits; 0 if the value is not an integer.
    #[inline]
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// The number of bits of the ranges of values of type `ty`, or of their elements: 64 for
    /// `index`, and 0 for what is not an integer.
    ///
    /// ```
    /// use ods_runtime::interfaces::ConstantIntRanges;
    /// use ods_runtime::Type;
    /// let widths = [Type::i8(), Type::index(), Type::f32()];
    /// assert_eq!(widths.map(|ty| ConstantIntRanges::storage_width(&ty)), [8, 64, 0]);
    /// ```
    #[inline]
    pub fn storage_width(ty: &Type) -> u32 {
        match element_type_or_self(ty) {
            Type::Index => INDEX_BITS,
            Type::Integer(integer) => integer.width(),
            _ => 0,
        }
    }

    /// The bounds of an integer that is in one of both ranges.
    #[must_use]
    #[inline]
    pub fn union(&self, other: &Self) -> Self {
        // A value that is not an integer cannot be compared.
        if self.width() == 0 || other.width() == 0 {
            return if self.width() == 0 { self } else { other }.clone();
        }
        Self::new(
            lower(&self.umin, &other.umin),
            upper(&self.umax, &other.umax),
            self.smin.smin(&other.smin),
            self.smax.smax(&other.smax),
        )
    }

    /// The bounds of an integer that is in both ranges.
    #[must_use]
    #[inline]
    pub fn intersection(&self, other: &Self) -> Self {
        if self.width() == 0 || other.width() == 0 {
            return if self.width() == 0 { self } else { other }.clone();
        }
        Self::new(
            upper(&self.umin, &other.umin),
            lower(&self.umax, &other.umax),
            self.smin.smax(&other.smin),
            self.smax.smin(&other.smax),
        )
    }

    /// The integer, if the bounds leave only one.
    #[inline]
    pub fn constant_value(&self) -> Option<&ApInt> {
        if self.width() == 0 {
            None
        } else if self.umin == self.umax {
            Some(&self.umin)
        } else {
            (self.smin == self.smax).then_some(&self.smin)
        }
    }
}

#[inline]
fn signed_min(width: u32) -> ApInt {
    if width == 0 {
        return ApInt::zero(0);
    }
    ApInt::signed_min(width)
}

#[inline]
fn signed_max(width: u32) -> ApInt {
    if width == 0 {
        return ApInt::zero(0);
    }
    ApInt::signed_max(width)
}

/// What is known of a value: a range, or nothing yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IntegerValueRange(pub Option<ConstantIntRanges>);

impl IntegerValueRange {
    /// All integers of the type of `value`. What is no integer has a range of width 0, which says
    /// that the value is reached.
    #[inline]
    pub fn max_range(ir: &Ir, value: Value) -> Self {
        let width = ConstantIntRanges::storage_width(value.ty(ir));
        Self(Some(ConstantIntRanges::max_range(width)))
    }

    /// The range, if it is known.
    #[inline]
    pub fn known(&self) -> Option<&ConstantIntRanges> {
        self.0.as_ref()
    }

    /// What is known of a value that is described by `self` or by `other`.
    #[must_use]
    #[inline]
    pub fn join(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (None, _) => other.clone(),
            (_, None) => self.clone(),
            (Some(a), Some(b)) => Self(Some(a.union(b))),
        }
    }
}

impl From<ConstantIntRanges> for IntegerValueRange {
    #[inline]
    fn from(range: ConstantIntRanges) -> Self {
        Self(Some(range))
    }
}

/// Receives the range of a result, or of a block argument that no branch passes a value to.
pub type SetIntRange<'a> = dyn FnMut(Value, ConstantIntRanges) + 'a;

/// As [`SetIntRange`], where nothing may be known.
pub type SetIntLattice<'a> = dyn FnMut(Value, IntegerValueRange) + 'a;

/// An operation that infers the ranges of its integer results: MLIR's `InferIntRangeInterface`.
///
/// An op implements one of the methods. They set the ranges of all integer results, and may set
/// those of block arguments that control flow does not determine, such as induction variables.
///
/// ```
/// use ods_runtime::interfaces::{ConstantIntRanges, InferIntRangeInterface, SetIntRange, int_range};
/// use ods_runtime::prelude::*;
///
/// ods! {
///     def T_Dialect : Dialect { let name = "t"; }
///     def AddOp : Op<T_Dialect, "add", [DeclareOpInterfaceMethods<InferIntRangeInterface>]> {
///         let arguments = (ins I8:$lhs, I8:$rhs);
///         let results = (outs I8:$result);
///     }
/// }
///
/// impl InferIntRangeInterface for AddOp {
///     fn infer_result_ranges(self, ir: &Ir, operands: &[ConstantIntRanges], set: &mut SetIntRange<'_>) {
///         let none = int_range::OverflowFlags::default();
///         set(self.result(ir), int_range::infer_add(&operands[0], &operands[1], none));
///     }
/// }
/// ```
#[op_interface]
pub trait InferIntRangeInterface {
    /// Infers the ranges from those of the operands, one for each. By default, nothing is known of
    /// the results.
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let _ = arg_ranges;
        for result in self.operation().results(ir) {
            if let Some(range) = IntegerValueRange::max_range(ir, *result).0 {
                set_result_ranges(*result, range);
            }
        }
    }

    /// Infers the ranges from those of the operands, some of which may not be known yet. By default,
    /// nothing is set before all are known.
    fn infer_result_ranges_from_optional(
        self,
        ir: &Ir,
        arg_ranges: &[IntegerValueRange],
        set_result_ranges: &mut SetIntLattice<'_>,
    ) {
        let known: Option<Vec<ConstantIntRanges>> =
            arg_ranges.iter().map(|range| range.0.clone()).collect();
        if let Some(known) = known {
            self.infer_result_ranges(ir, &known, &mut |value, range| {
                set_result_ranges(value, range.into());
            });
        }
    }
}
