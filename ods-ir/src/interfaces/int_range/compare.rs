//! Comparisons that the ranges of their operands decide.

use super::ConstantIntRanges;

/// A comparison of integers, as those of `arith` and `index`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CmpPredicate {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Signed less than.
    Slt,
    /// Signed less than or equal.
    Sle,
    /// Signed greater than.
    Sgt,
    /// Signed greater than or equal.
    Sge,
    /// Unsigned less than.
    Ult,
    /// Unsigned less than or equal.
    Ule,
    /// Unsigned greater than.
    Ugt,
    /// Unsigned greater than or equal.
    Uge,
}

impl CmpPredicate {
    /// The predicate that is true where this one is false.
    #[must_use]
    #[inline]
    pub fn inverted(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Slt => Self::Sge,
            Self::Sle => Self::Sgt,
            Self::Sgt => Self::Sle,
            Self::Sge => Self::Slt,
            Self::Ult => Self::Uge,
            Self::Ule => Self::Ugt,
            Self::Ugt => Self::Ule,
            Self::Uge => Self::Ult,
        }
    }

    /// Whether it holds for all numbers in these ranges.
    #[inline]
    fn always_holds(self, lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> bool {
        match self {
            Self::Sle => lhs.smax().sle(rhs.smin()),
            Self::Slt => lhs.smax().slt(rhs.smin()),
            Self::Ule => lhs.umax().ule(rhs.umin()),
            Self::Ult => lhs.umax().ult(rhs.umin()),
            Self::Sge => lhs.smin().sge(rhs.smax()),
            Self::Sgt => lhs.smin().sgt(rhs.smax()),
            Self::Uge => lhs.umin().uge(rhs.umax()),
            Self::Ugt => lhs.umin().ugt(rhs.umax()),
            Self::Eq => {
                let constants = (lhs.constant_value(), rhs.constant_value());
                matches!(constants, (Some(a), Some(b)) if a == b)
            }
            // Neither as signed nor as unsigned numbers may the ranges overlap.
            Self::Ne => [[Self::Slt, Self::Sgt], [Self::Ult, Self::Ugt]]
                .iter()
                .all(|either| either.iter().any(|one| one.always_holds(lhs, rhs))),
        }
    }
}

/// Whether a comparison of numbers in these ranges is true or false, if they decide it.
///
/// ```
/// use ods_runtime::attributes::ApInt;
/// use ods_runtime::interfaces::ConstantIntRanges;
/// use ods_runtime::interfaces::int_range::{CmpPredicate, evaluate_pred};
/// let up_to = |max| ConstantIntRanges::from_unsigned(ApInt::zero(8), ApInt::from_u64(8, max));
/// let nine = ConstantIntRanges::constant(ApInt::from_u64(8, 9));
/// assert_eq!(evaluate_pred(CmpPredicate::Ult, &up_to(8), &nine), Some(true));
/// assert_eq!(evaluate_pred(CmpPredicate::Ugt, &up_to(9), &nine), Some(false));
/// assert_eq!(evaluate_pred(CmpPredicate::Eq, &up_to(9), &nine), None);
/// ```
#[inline]
pub fn evaluate_pred(
    predicate: CmpPredicate,
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
) -> Option<bool> {
    if predicate.always_holds(lhs, rhs) {
        return Some(true);
    }
    predicate.inverted().always_holds(lhs, rhs).then_some(false)
}
