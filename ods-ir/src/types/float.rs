//! Floating point types, and the formats of their values.

use super::Type;

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

/// Defines the floating point types: for each its case, its keyword, its constructor and its test,
/// both methods of [`Type`], and its width, precision, largest and smallest exponent, and values
/// other than finite ones.
macro_rules! float_types {
    ($(
        $case:ident $keyword:literal $make:ident $is:ident
            ($width:literal, $precision:literal, $max:literal, $min:literal, $non_finite:ident)
            $($note:literal)?;
    )*) => {
        /// A floating point type of the builtin dialect.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum FloatType {
            $(
                #[doc = concat!("`", $keyword, "`" $(, $note)?, ".")]
                $case,
            )*
        }

        impl FloatType {
            /// All floating point types.
            pub const ALL: [Self; 18] = [$(Self::$case),*];

            /// The keyword of the type.
            pub const fn keyword(self) -> &'static str {
                match self {
                    $(Self::$case => $keyword,)*
                }
            }

            pub(crate) const fn format(self) -> FloatFormat {
                match self {
                    $(Self::$case => FloatFormat {
                        width: $width,
                        precision: $precision,
                        max_exponent: $max,
                        min_exponent: $min,
                        non_finite: NonFinite::$non_finite,
                    },)*
                }
            }
        }

        /// The floating point types.
        impl Type {
            $(
                #[doc = concat!("`", $keyword, "`.")]
                pub const fn $make() -> Self {
                    Self::Float(FloatType::$case)
                }

                #[doc = concat!("Whether this is `", $keyword, "`.")]
                pub const fn $is(&self) -> bool {
                    matches!(self, Self::Float(FloatType::$case))
                }
            )*
        }
    };
}

float_types! {
    F4E2M1FN "f4E2M1FN" f4e2m1fn is_f4e2m1fn (4, 2, 2, 0, None);
    F6E2M3FN "f6E2M3FN" f6e2m3fn is_f6e2m3fn (6, 4, 2, 0, None);
    F6E3M2FN "f6E3M2FN" f6e3m2fn is_f6e3m2fn (6, 3, 4, -2, None);
    F8E5M2 "f8E5M2" f8e5m2 is_f8e5m2 (8, 3, 15, -14, Ieee);
    F8E4M3 "f8E4M3" f8e4m3 is_f8e4m3 (8, 4, 7, -6, Ieee);
    F8E4M3FN "f8E4M3FN" f8e4m3fn is_f8e4m3fn (8, 4, 8, -6, NanAllOnes);
    F8E5M2FNUZ "f8E5M2FNUZ" f8e5m2fnuz is_f8e5m2fnuz (8, 3, 15, -15, NanNegativeZero);
    F8E4M3FNUZ "f8E4M3FNUZ" f8e4m3fnuz is_f8e4m3fnuz (8, 4, 7, -7, NanNegativeZero);
    F8E4M3B11FNUZ "f8E4M3B11FNUZ" f8e4m3b11fnuz is_f8e4m3b11fnuz (8, 4, 4, -10, NanNegativeZero);
    F8E3M4 "f8E3M4" f8e3m4 is_f8e3m4 (8, 5, 3, -2, Ieee);
    F8E8M0FNU "f8E8M0FNU" f8e8m0fnu is_f8e8m0fnu (8, 1, 127, -127, NanAllOnes) ": an exponent only, without sign or zero";
    BF16 "bf16" bf16 is_bf16 (16, 8, 127, -126, Ieee);
    F16 "f16" f16 is_f16 (16, 11, 15, -14, Ieee);
    TF32 "tf32" tf32 is_tf32 (19, 11, 127, -126, Ieee) ": 19 bits";
    F32 "f32" f32 is_f32 (32, 24, 127, -126, Ieee);
    F64 "f64" f64 is_f64 (64, 53, 1023, -1022, Ieee);
    F80 "f80" f80 is_f80 (80, 64, 16383, -16382, Ieee) ", with an explicit integer bit";
    F128 "f128" f128 is_f128 (128, 113, 16383, -16382, Ieee);
}

impl FloatType {
    /// The number of bits of a value.
    pub const fn width(self) -> u32 {
        self.format().width
    }

    /// The number of bits of the significand of a normal number, including the integer bit.
    pub const fn mantissa_width(self) -> u32 {
        self.format().precision
    }

    /// The smallest positive number, zero if `f64` has none so small.
    ///
    /// ```
    /// use ods_runtime::types::FloatType;
    /// assert_eq!(FloatType::F16.smallest(), 2.0_f64.powi(-24));
    /// assert_eq!(FloatType::F8E8M0FNU.smallest(), 2.0_f64.powi(-127));
    /// ```
    #[inline]
    pub fn smallest(self) -> f64 {
        let format = self.format();
        power_of_two(format.min_exponent - (format.precision as i32 - 1))
    }

    /// The largest finite number, infinity if `f64` has none so large.
    ///
    /// ```
    /// use ods_runtime::types::FloatType;
    /// assert_eq!(FloatType::F16.largest(), 65504.0);
    /// assert_eq!(FloatType::F8E4M3FN.largest(), 448.0);
    /// assert_eq!(FloatType::F64.largest(), f64::MAX);
    /// ```
    #[inline]
    pub fn largest(self) -> f64 {
        let format = self.format();
        // The last bit of a significand in [1, 2). A type with one bit has no other significand than 1.
        let last = power_of_two(1 - format.precision as i32);
        let missing = match format.non_finite {
            NonFinite::NanAllOnes if format.precision > 1 => 2.0 * last,
            _ => last,
        };
        (2.0 - missing) * power_of_two(format.max_exponent)
    }

    /// Whether `other` has every number of this type: its range of exponents and its precision
    /// include those of this type.
    ///
    /// ```
    /// use ods_runtime::types::FloatType;
    /// assert!(FloatType::F16.is_representable_by(FloatType::F32));
    /// assert!(!FloatType::F16.is_representable_by(FloatType::BF16));
    /// ```
    #[inline]
    pub const fn is_representable_by(self, other: Self) -> bool {
        let (old, new) = (self.format(), other.format());
        old.max_exponent <= new.max_exponent
            && old.min_exponent >= new.min_exponent
            && old.precision <= new.precision
    }
}

/// Two to this power, which may be that of a subnormal number.
#[inline]
fn power_of_two(exponent: i32) -> f64 {
    let half = exponent / 2;
    2.0_f64.powi(half) * 2.0_f64.powi(exponent - half)
}
