//! `arith`.
//!
//! Poison in, poison out, for each element; except that a divisor that is poison is undefined
//! behaviour, since it may be zero, and that `arith.select` is poison only if its condition or the
//! chosen value is. Of the fast-math flags `nnan` and `ninf` make results poison; the others permit
//! what is never done here.

mod casts;
mod compare;
mod divide;
mod floats;
mod integers;
mod scaling;

pub(crate) use casts::float_of;
pub(crate) use divide::{divide, known_quotient, signed_quotient};
pub(crate) use floats::without_excluded;
pub(crate) use integers::{charge_product, plain, shift};

use ods_runtime::DialectRegistry;

pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
    let registry = integers::attach(registry);
    let registry = divide::attach(registry);
    let registry = floats::attach(registry);
    let registry = compare::attach(registry);
    let registry = casts::attach(registry);
    scaling::attach(registry)
}
