//! Comparisons.

use super::fold::{WIDTHS, number};
use super::range::Range;
use super::{CmpOp, IndexCmpPredicate, MaxSOp, MaxUOp, MinSOp, MinUOp};
use ods_runtime::attributes::ApInt;
use ods_runtime::prelude::*;

impl IndexCmpPredicate {
    /// Whether the predicate holds.
    pub fn holds(self, a: &ApInt, b: &ApInt) -> bool {
        match self {
            Self::EQ => a == b,
            Self::NE => a != b,
            Self::SLT => a.slt(b),
            Self::SLE => a.sle(b),
            Self::SGT => a.sgt(b),
            Self::SGE => a.sge(b),
            Self::ULT => a.ult(b),
            Self::ULE => a.ule(b),
            Self::UGT => a.ugt(b),
            Self::UGE => a.uge(b),
        }
    }

    /// The predicate that holds if this one does not.
    #[must_use]
    pub fn inverted(self) -> Self {
        match self {
            Self::EQ => Self::NE,
            Self::NE => Self::EQ,
            Self::SLT => Self::SGE,
            Self::SLE => Self::SGT,
            Self::SGT => Self::SLE,
            Self::SGE => Self::SLT,
            Self::ULT => Self::UGE,
            Self::ULE => Self::UGT,
            Self::UGT => Self::ULE,
            Self::UGE => Self::ULT,
        }
    }

    /// The predicate for swapped operands.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::EQ | Self::NE => self,
            Self::SLT => Self::SGT,
            Self::SLE => Self::SGE,
            Self::SGT => Self::SLT,
            Self::SGE => Self::SLE,
            Self::ULT => Self::UGT,
            Self::ULE => Self::UGE,
            Self::UGT => Self::ULT,
            Self::UGE => Self::ULE,
        }
    }
}

impl Fold for CmpOp {
    /// Constants are compared, bounded values, and a value with itself; the first two only if the
    /// outcome is the same for all targets.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (lhs, rhs, predicate) = (self.lhs(ir), self.rhs(ir), self.pred(ir));
        let right = number(constants.rhs);
        if let (Some(a), Some(b)) = (number(constants.lhs), &right) {
            let [wide, narrow] =
                WIDTHS.map(|width| predicate.holds(&a.trunc(width), &b.trunc(width)));
            if wide == narrow {
                return Attribute::bool(wide).into();
            }
        }
        if let Some(right) = &right
            && let Some(bound) = Bound::of(ir, lhs)
        {
            let [wide, narrow] = WIDTHS.map(|width| {
                let right = Range::constant(&right.trunc(width));
                bound.range(width).compare(predicate, &right)
            });
            if let Some(holds) = wide.filter(|_| wide == narrow) {
                return Attribute::bool(holds).into();
            }
        }
        if lhs == rhs {
            let zero = ApInt::zero(1);
            return Attribute::bool(predicate.holds(&zero, &zero)).into();
        }
        Folded::No
    }
}

/// The constant that a value is at most, or at least.
struct Bound {
    limit: ApInt,
    range: fn(ApInt) -> Range,
}

impl Bound {
    /// The bound of the maximum, or the minimum, of a value and a constant.
    fn of(ir: &mut Ir, value: Value) -> Option<Self> {
        let op = value.defining_op(ir)?;
        let range: fn(ApInt) -> Range = if op.is::<MinSOp>(ir) {
            |limit| Range::from_signed(ApInt::signed_min(limit.width()), limit)
        } else if op.is::<MinUOp>(ir) {
            |limit| Range::from_unsigned(ApInt::zero(limit.width()), limit)
        } else if op.is::<MaxSOp>(ir) {
            |limit| {
                let greatest = ApInt::signed_max(limit.width());
                Range::from_signed(limit, greatest)
            }
        } else if op.is::<MaxUOp>(ir) {
            |limit| {
                let greatest = ApInt::all_ones(limit.width());
                Range::from_unsigned(limit, greatest)
            }
        } else {
            return None;
        };
        let limit = op.operands(ir).get(1)?.constant(ir);
        let limit = number(limit.as_ref())?;
        Some(Self { limit, range })
    }

    /// The range for a target of this width.
    fn range(&self, width: u32) -> Range {
        (self.range)(self.limit.trunc(width))
    }
}
