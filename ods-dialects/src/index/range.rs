//! What is known of an index: the ranges of its signed and its unsigned value.

use super::IndexCmpPredicate;
use ods_runtime::attributes::ApInt;

/// The least and the greatest value, as unsigned and as signed numbers.
pub(super) struct Range {
    unsigned: [ApInt; 2],
    signed: [ApInt; 2],
}

impl Range {
    pub(super) fn constant(value: &ApInt) -> Self {
        let both = [value.clone(), value.clone()];
        Self {
            unsigned: both.clone(),
            signed: both,
        }
    }

    /// The range of these signed numbers. Numbers of one sign have the same order as unsigned ones.
    pub(super) fn from_signed(least: ApInt, greatest: ApInt) -> Self {
        let width = least.width();
        let unsigned = if least.is_negative() == greatest.is_negative() {
            [least.clone(), greatest.clone()]
        } else {
            [ApInt::zero(width), ApInt::all_ones(width)]
        };
        Self {
            unsigned,
            signed: [least, greatest],
        }
    }

    /// The range of these unsigned numbers.
    pub(super) fn from_unsigned(least: ApInt, greatest: ApInt) -> Self {
        let width = least.width();
        let signed = if least.is_negative() == greatest.is_negative() {
            [least.clone(), greatest.clone()]
        } else {
            [ApInt::signed_min(width), ApInt::signed_max(width)]
        };
        Self {
            unsigned: [least, greatest],
            signed,
        }
    }

    /// The only value.
    fn only(&self) -> Option<&ApInt> {
        [&self.unsigned, &self.signed]
            .into_iter()
            .find(|[least, greatest]| least == greatest)
            .map(|[value, _]| value)
    }

    /// Whether the predicate holds; `None` if that depends on the values.
    pub(super) fn compare(&self, predicate: IndexCmpPredicate, other: &Self) -> Option<bool> {
        if self.always(predicate, other) {
            return Some(true);
        }
        self.always(predicate.inverted(), other).then_some(false)
    }

    fn always(&self, predicate: IndexCmpPredicate, other: &Self) -> bool {
        use IndexCmpPredicate as P;
        let [_, signed] = &self.signed;
        let [_, unsigned] = &self.unsigned;
        match predicate {
            P::SLT => signed.slt(&other.signed[0]),
            P::SLE => signed.sle(&other.signed[0]),
            P::ULT => unsigned.ult(&other.unsigned[0]),
            P::ULE => unsigned.ule(&other.unsigned[0]),
            P::SGT | P::SGE | P::UGT | P::UGE => other.always(predicate.swapped(), self),
            P::EQ => self.only().is_some() && self.only() == other.only(),
            P::NE => {
                let differ = |less: P| self.always(less, other) || other.always(less, self);
                differ(P::SLT) && differ(P::ULT)
            }
        }
    }
}
