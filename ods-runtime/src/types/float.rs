//! Floating point types, and the formats of their values.

/// A floating point type of the builtin dialect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatType {
    /// `f4E2M1FN`.
    F4E2M1FN,
    /// `f6E2M3FN`.
    F6E2M3FN,
    /// `f6E3M2FN`.
    F6E3M2FN,
    /// `f8E5M2`.
    F8E5M2,
    /// `f8E4M3`.
    F8E4M3,
    /// `f8E4M3FN`.
    F8E4M3FN,
    /// `f8E5M2FNUZ`.
    F8E5M2FNUZ,
    /// `f8E4M3FNUZ`.
    F8E4M3FNUZ,
    /// `f8E4M3B11FNUZ`.
    F8E4M3B11FNUZ,
    /// `f8E3M4`.
    F8E3M4,
    /// `f8E8M0FNU`: an exponent only, without sign or zero.
    F8E8M0FNU,
    /// `bf16`.
    BF16,
    /// `f16`.
    F16,
    /// `tf32`: 19 bits.
    TF32,
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// `f80`, with an explicit integer bit.
    F80,
    /// `f128`.
    F128,
}

/// The values of a format other than finite ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NonFinite {
    /// Infinities and NaNs, as in IEEE 754.
    Ieee,
    /// No infinity; NaN has all bits below the sign set.
    NanAllOnes,
    /// No infinity; the bits of negative zero are NaN.
    NanNegativeZero,
    /// Finite values only.
    None,
}

/// The format of the values of a floating point type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FloatFormat {
    pub(crate) width: u32,
    /// The number of bits of the significand, including the integer bit.
    pub(crate) precision: u32,
    /// The largest and the smallest exponent of a normal number, whose significand is in [1, 2).
    pub(crate) max_exponent: i32,
    pub(crate) min_exponent: i32,
    pub(crate) non_finite: NonFinite,
}

impl FloatType {
    /// All floating point types.
    pub const ALL: [Self; 18] = [
        Self::F4E2M1FN,
        Self::F6E2M3FN,
        Self::F6E3M2FN,
        Self::F8E5M2,
        Self::F8E4M3,
        Self::F8E4M3FN,
        Self::F8E5M2FNUZ,
        Self::F8E4M3FNUZ,
        Self::F8E4M3B11FNUZ,
        Self::F8E3M4,
        Self::F8E8M0FNU,
        Self::BF16,
        Self::F16,
        Self::TF32,
        Self::F32,
        Self::F64,
        Self::F80,
        Self::F128,
    ];

    /// The keyword of the type.
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::F4E2M1FN => "f4E2M1FN",
            Self::F6E2M3FN => "f6E2M3FN",
            Self::F6E3M2FN => "f6E3M2FN",
            Self::F8E5M2 => "f8E5M2",
            Self::F8E4M3 => "f8E4M3",
            Self::F8E4M3FN => "f8E4M3FN",
            Self::F8E5M2FNUZ => "f8E5M2FNUZ",
            Self::F8E4M3FNUZ => "f8E4M3FNUZ",
            Self::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            Self::F8E3M4 => "f8E3M4",
            Self::F8E8M0FNU => "f8E8M0FNU",
            Self::BF16 => "bf16",
            Self::F16 => "f16",
            Self::TF32 => "tf32",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::F80 => "f80",
            Self::F128 => "f128",
        }
    }

    /// The number of bits of a value.
    pub const fn width(self) -> u32 {
        self.format().width
    }

    /// The number of bits of the significand of a normal number, including the integer bit.
    pub const fn mantissa_width(self) -> u32 {
        self.format().precision
    }

    pub(crate) const fn format(self) -> FloatFormat {
        use NonFinite::{Ieee, NanAllOnes, NanNegativeZero, None};
        let (width, precision, max_exponent, min_exponent, non_finite) = match self {
            Self::F4E2M1FN => (4, 2, 2, 0, None),
            Self::F6E2M3FN => (6, 4, 2, 0, None),
            Self::F6E3M2FN => (6, 3, 4, -2, None),
            Self::F8E5M2 => (8, 3, 15, -14, Ieee),
            Self::F8E4M3 => (8, 4, 7, -6, Ieee),
            Self::F8E4M3FN => (8, 4, 8, -6, NanAllOnes),
            Self::F8E5M2FNUZ => (8, 3, 15, -15, NanNegativeZero),
            Self::F8E4M3FNUZ => (8, 4, 7, -7, NanNegativeZero),
            Self::F8E4M3B11FNUZ => (8, 4, 4, -10, NanNegativeZero),
            Self::F8E3M4 => (8, 5, 3, -2, Ieee),
            Self::F8E8M0FNU => (8, 1, 127, -127, NanAllOnes),
            Self::BF16 => (16, 8, 127, -126, Ieee),
            Self::F16 => (16, 11, 15, -14, Ieee),
            Self::TF32 => (19, 11, 127, -126, Ieee),
            Self::F32 => (32, 24, 127, -126, Ieee),
            Self::F64 => (64, 53, 1023, -1022, Ieee),
            Self::F80 => (80, 64, 16383, -16382, Ieee),
            Self::F128 => (128, 113, 16383, -16382, Ieee),
        };
        FloatFormat {
            width,
            precision,
            max_exponent,
            min_exponent,
            non_finite,
        }
    }
}
