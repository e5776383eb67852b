//! Operations with two results: sums with a carry, and products in two halves.

use crate::arith::{AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp};
use crate::elementwise::{constant_of, number, poison, zero_of, zip};
use ods_runtime::attributes::ApInt;
use ods_runtime::op::FoldResult;
use ods_runtime::prelude::*;

/// Both results, if they are known.
fn both(first: Option<FoldResult>, second: Option<Attribute>) -> Folded {
    match (first, second) {
        (Some(first), Some(second)) => vec![first, second.into()].into(),
        _ => Folded::No,
    }
}

impl Fold for AddUIExtendedOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        // As in MLIR, what only an analysis knows does not count here.
        let addend = self.rhs(ir).constant(ir);
        let (sum, carry) = (self.sum(ir).ty(ir), self.overflow(ir).ty(ir));
        if number(addend.as_ref()).is_some_and(|rhs| rhs.is_zero()) {
            return both(Some(self.lhs(ir).into()), zero_of(carry));
        }
        let (lhs, rhs) = (constants.lhs, constants.rhs);
        // MLIR means to do so, but stops here: poison has no type.
        if let Some(poison) = poison([lhs, rhs]) {
            return both(Some(poison.clone().into()), Some(poison));
        }
        let low = zip(sum, lhs, rhs, |a, b| Some(a.wrapping_add(b)));
        let high = zip(carry, lhs, rhs, |a, b| {
            let (_, overflows) = a.uadd_overflow(b);
            Some(ApInt::from_u64(1, u64::from(overflows)))
        });
        both(low.map(FoldResult::from), high)
    }
}

/// The upper half of a product of numbers that were widened.
fn upper_half(a: &ApInt, b: &ApInt, widen: fn(&ApInt, u32) -> ApInt) -> ApInt {
    let width = a.width();
    let product = widen(a, 2 * width).wrapping_mul(&widen(b, 2 * width));
    product.lshr(width).trunc(width)
}

/// `Fold` for products; the signed one by one is not folded, because its upper half is the sign.
macro_rules! fold_products {
    ($($op:ident: $widen:expr, $is_identity:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let ty = self.low(ir).ty(ir);
                let (lhs, rhs) = (constants.lhs, constants.rhs);
                if let Some(factor) = number(rhs) {
                    if factor.is_zero() {
                        let zero = constant_of(ty, &factor);
                        return both(zero.clone().map(FoldResult::from), zero);
                    }
                    if factor.is_one() && $is_identity {
                        return both(Some(self.lhs(ir).into()), zero_of(ty));
                    }
                }
                let low = zip(ty, lhs, rhs, |a, b| Some(a.wrapping_mul(b)));
                let high = zip(ty, lhs, rhs, |a, b| Some(upper_half(a, b, $widen)));
                both(low.map(FoldResult::from), high)
            }
        }
    )*};
}

fold_products! {
    MulSIExtendedOp: ApInt::sext, false;
    MulUIExtendedOp: ApInt::zext, true;
}
