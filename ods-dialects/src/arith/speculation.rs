//! Speculatability of divisions.

use super::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp};
use crate::constant_of;
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::interfaces::{ConditionallySpeculatable, Speculatability};
use ods_runtime::prelude::*;

/// Speculatable if `divisor` is a constant without an element for which `is_bad` holds.
fn divides_well(ir: &Ir, divisor: Value, is_bad: impl Fn(&IntegerAttr) -> bool) -> Speculatability {
    let is_good =
        |element: &Attribute| matches!(element, Attribute::Integer(number) if !is_bad(number));
    let is_known_to_be_good = match constant_of(ir, divisor) {
        Some(Attribute::DenseElements(elements)) => match elements.splat_value() {
            Some(element) => is_good(&element),
            None => elements.values().all(|element| is_good(&element)),
        },
        Some(number) => is_good(number),
        None => false,
    };
    if is_known_to_be_good {
        Speculatability::Speculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

fn is_zero(number: &IntegerAttr) -> bool {
    number.to_i64() == Some(0)
}

macro_rules! divisions {
    ($($op:ident: $is_bad:expr;)*) => {$(
        impl ConditionallySpeculatable for $op {
            fn get_speculatability(self, ir: &Ir) -> Speculatability {
                divides_well(ir, self.rhs(ir), $is_bad)
            }
        }
    )*};
}

divisions! {
    DivUIOp: is_zero;
    CeilDivUIOp: is_zero;
    // The division of the smallest number by -1 overflows.
    DivSIOp: |number| is_zero(number) || number.to_i64() == Some(-1);
    CeilDivSIOp: |number| is_zero(number) || number.to_i64() == Some(-1);
}
