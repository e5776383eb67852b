//! Integer types.

use crate::limits::MAX_INTEGER_WIDTH;
use std::fmt;

/// How an integer type interprets the sign bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Signedness {
    /// `i32`: each operation decides.
    Signless,
    /// `si32`.
    Signed,
    /// `ui32`.
    Unsigned,
}

/// An integer type: `i32`, `si8`, `ui1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IntegerType(u32);

/// Bits that hold the width; those above hold the signedness.
const WIDTH_BITS: u32 = MAX_INTEGER_WIDTH.count_ones();

impl IntegerType {
    /// The largest width, in bits.
    pub const MAX_WIDTH: u32 = MAX_INTEGER_WIDTH;

    /// Creates an integer type with this width and signedness.
    ///
    /// # Panics
    ///
    /// If `width` exceeds [`Self::MAX_WIDTH`].
    #[track_caller]
    pub const fn new(width: u32, signedness: Signedness) -> Self {
        assert!(
            width <= Self::MAX_WIDTH,
            "integer bitwidth is limited to 16777215 bits"
        );
        Self(width | (signedness as u32) << WIDTH_BITS)
    }

    /// Creates the signless integer type with this width.
    ///
    /// # Panics
    ///
    /// If `width` exceeds [`Self::MAX_WIDTH`].
    #[track_caller]
    pub const fn signless(width: u32) -> Self {
        Self::new(width, Signedness::Signless)
    }

    /// The number of bits.
    pub const fn width(self) -> u32 {
        self.0 & Self::MAX_WIDTH
    }

    /// How the sign bit is interpreted.
    pub const fn signedness(self) -> Signedness {
        match self.0 >> WIDTH_BITS {
            0 => Signedness::Signless,
            1 => Signedness::Signed,
            _ => Signedness::Unsigned,
        }
    }

    /// Whether this is `iN`.
    #[inline]
    pub const fn is_signless(self) -> bool {
        matches!(self.signedness(), Signedness::Signless)
    }

    /// Whether this is `siN`.
    pub const fn is_signed(self) -> bool {
        matches!(self.signedness(), Signedness::Signed)
    }

    /// Whether this is `uiN`.
    pub const fn is_unsigned(self) -> bool {
        matches!(self.signedness(), Signedness::Unsigned)
    }
}

impl fmt::Debug for IntegerType {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = match self.signedness() {
            Signedness::Signless => "i",
            Signedness::Signed => "si",
            Signedness::Unsigned => "ui",
        };
        write!(f, "{prefix}{}", self.width())
    }
}
