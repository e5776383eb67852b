//! Speculatability of divisions.

use super::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp};
use crate::constant_of;
use ods_runtime::interfaces::{ConditionallySpeculatable, ConstantIntRanges, Speculatability};
use ods_runtime::prelude::*;

/// Speculatable if `divisor` is a constant, and `is_good` holds for the range of its elements. As in
/// MLIR, elements between which a bad one would be count as bad.
fn divides_well(
    ir: &Ir,
    divisor: Value,
    is_good: impl Fn(&ConstantIntRanges) -> bool,
) -> Speculatability {
    match constant_of(ir, divisor).map(range_of) {
        Some(Elements::None) => Speculatability::Speculatable,
        Some(Elements::Range(range)) if is_good(&range) => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

/// The range of a number, or of elements.
enum Elements {
    /// There are none.
    None,
    Range(ConstantIntRanges),
    /// They are no integers.
    Other,
}

fn range_of(divisor: &Attribute) -> Elements {
    let elements = match divisor {
        Attribute::DenseElements(elements) => match elements.splat_value() {
            Some(element) => return range_of(&element),
            None => elements,
        },
        Attribute::Integer(number) => {
            return Elements::Range(ConstantIntRanges::constant(number.value()));
        }
        _ => return Elements::Other,
    };
    let mut all: Option<ConstantIntRanges> = None;
    for element in elements.values() {
        let Attribute::Integer(number) = element else {
            return Elements::Other;
        };
        let range = ConstantIntRanges::constant(number.value());
        all = Some(all.map_or_else(|| range.clone(), |all| all.union(&range)));
    }
    all.map_or(Elements::None, Elements::Range)
}

/// Zero is not in the range.
fn has_no_zero(range: &ConstantIntRanges) -> bool {
    !range.umin().is_zero()
}

/// Neither zero nor -1 is in the range: the division of the smallest number by -1 overflows.
fn has_neither(range: &ConstantIntRanges) -> bool {
    let (least, greatest) = (range.smin(), range.smax());
    let is_above = !least.is_negative() && !least.is_zero();
    is_above || (greatest.is_negative() && !greatest.is_all_ones())
}

macro_rules! divisions {
    ($($op:ident: $is_good:ident;)*) => {$(
        impl ConditionallySpeculatable for $op {
            fn get_speculatability(self, ir: &Ir) -> Speculatability {
                divides_well(ir, self.rhs(ir), $is_good)
            }
        }
    )*};
}

divisions! {
    DivUIOp: has_no_zero;
    CeilDivUIOp: has_no_zero;
    DivSIOp: has_neither;
    CeilDivSIOp: has_neither;
}
