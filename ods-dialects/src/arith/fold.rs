//! Folders of operations on integers.

use super::{AddIOp, SubIOp};
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::prelude::*;

/// The constant as an integer.
fn integer(constant: Option<&Attribute>) -> Option<&IntegerAttr> {
    match constant? {
        Attribute::Integer(integer) => Some(integer),
        _ => None,
    }
}

/// Applies `compute` to two constants of one type.
fn of_integers(
    lhs: Option<&Attribute>,
    rhs: Option<&Attribute>,
    compute: impl FnOnce(&ApInt, &ApInt) -> ApInt,
) -> Folded {
    match (integer(lhs), integer(rhs)) {
        (Some(lhs), Some(rhs)) if lhs.ty() == rhs.ty() => {
            let value = compute(&lhs.value(), &rhs.value());
            Attribute::from(IntegerAttr::from_apint(&lhs.ty(), &value)).into()
        }
        _ => Folded::No,
    }
}

impl Fold for AddIOp {
    /// `x + 0` is `x`, `(a - b) + b` and `b + (a - b)` are `a`, and constants are added.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if integer(constants.rhs).is_some_and(|rhs| rhs.value().is_zero()) {
            return lhs.into();
        }
        for (difference, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(sub) = difference.defining::<SubIOp>(ir)
                && sub.rhs(ir) == other
            {
                return sub.lhs(ir).into();
            }
        }
        of_integers(constants.lhs, constants.rhs, ApInt::wrapping_add)
    }
}
