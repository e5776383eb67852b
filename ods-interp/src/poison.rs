//! Poison: where it comes from, and why.

use ods_runtime::Location;
use std::fmt;

/// A result that is not a value, because a promise was broken: the reason, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Poison {
    /// The broken promise.
    pub reason: PoisonReason,
    /// The operation that made it.
    pub location: Location,
}

impl Poison {
    /// Poison that comes from the operation at `location`.
    pub const fn new(reason: PoisonReason, location: Location) -> Self {
        Self { reason, location }
    }
}

/// Why a value is poison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PoisonReason {
    /// The argument of the program is.
    Argument,
    /// The program asks for poison: `ub.poison`.
    Requested,
    /// A sum, difference, product or shift, or the dropped bits, break `nsw`.
    SignedOverflow,
    /// The same for `nuw`.
    UnsignedOverflow,
    /// A division with a remainder, or a shift that drops bits, breaks `exact`.
    Inexact,
    /// The bits to shift by are not fewer than the width.
    ShiftTooLong,
    /// The float is not one of the numbers of the integer type.
    OutOfRange,
    /// A NaN breaks `nnan`.
    NaN,
    /// An infinity breaks `ninf`.
    Infinity,
    /// An operation of another dialect says why.
    Other(&'static str),
}

impl fmt::Display for PoisonReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Argument => "the argument is poison",
            Self::Requested => "the program asks for poison",
            Self::SignedOverflow => "the signed result overflows",
            Self::UnsignedOverflow => "the unsigned result overflows",
            Self::Inexact => "the result is not exact",
            Self::ShiftTooLong => "the shift is not shorter than the integer",
            Self::OutOfRange => "the float is out of the range of the integer type",
            Self::NaN => "there is a NaN despite `nnan`",
            Self::Infinity => "there is an infinity despite `ninf`",
            Self::Other(reason) => reason,
        })
    }
}
