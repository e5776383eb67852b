//! Canonicalization.

use super::fold::number;
use super::{AddOp, AndOp, CmpOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, SubOp, XOrOp};
use ods_runtime::prelude::*;

/// `Canonicalize` for ops that are associative and commutative: `(x ∘ a) ∘ b` becomes `x ∘ (a ∘ b)`
/// for constants `a` and `b`, if `a ∘ b` can be folded.
macro_rules! associative {
    ($($op:ident)*) => {$(
        impl Canonicalize for $op {
            fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
                let outer = self.rhs(rw);
                outer.constant(rw)?;
                let inner = self.lhs(rw).defining::<Self>(rw)?;
                let (value, other) = (inner.lhs(rw), inner.rhs(rw));
                other.constant(rw)?;
                let location = self.location(rw);
                let combined = rw.create_or_fold(|rw| Self::build(rw, location, outer, other))[0];
                if combined.defining::<Self>(rw).is_some() {
                    return rw.match_failure(self, "the constants were not folded");
                }
                let new = Self::build(rw, location, value, combined);
                rw.replace_with(self, new);
                Some(())
            }
        }
    )*};
}

associative! { AddOp MulOp MaxSOp MaxUOp MinSOp MinUOp AndOp OrOp XOrOp }

impl Canonicalize for CmpOp {
    /// Whether a difference is above or below zero, is a question about its operands.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let (lhs, rhs) = (self.lhs(rw), self.rhs(rw));
        let mut is_zero = |value: Value| {
            let constant = value.constant(rw);
            number(constant.as_ref()).is_some_and(|number| number.is_zero())
        };
        let operands = if is_zero(rhs) {
            let difference = lhs.defining::<SubOp>(rw)?;
            [difference.lhs(rw), difference.rhs(rw)]
        } else if is_zero(lhs) {
            let difference = rhs.defining::<SubOp>(rw)?;
            [difference.rhs(rw), difference.lhs(rw)]
        } else {
            return None;
        };
        let (predicate, location) = (self.pred(rw), self.location(rw));
        let new = Self::build(rw, location, predicate, operands[0], operands[1]);
        rw.replace_with(self, new);
        Some(())
    }
}
