//! Integer and boolean attributes.

use super::ApInt;
use super::apint::sign_extended;
use crate::types::{IntegerType, Signedness, Type};
use std::sync::{Arc, LazyLock};

/// An integer with its type, which is an integer type or `index`: `5 : i32`, `true`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct IntegerAttr(Repr);

// **Invariant:** `Wide` is used only for more than 64 bits; bits of `word` from the width on are
// zero.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Index { word: u64 },
    Small { ty: IntegerType, word: u64 },
    Wide(Arc<Wide>),
}

#[derive(PartialEq, Eq, Hash)]
struct Wide {
    ty: IntegerType,
    /// The same type, to borrow from.
    as_type: Type,
    value: ApInt,
}

/// The number of bits that MLIR stores for a value of type `index`.
pub(crate) const INDEX_WIDTH: u32 = 64;

impl IntegerAttr {
    /// Creates the attribute of type `ty` with this value, truncated to the width of the type.
    ///
    /// # Panics
    ///
    /// If `ty` is neither an integer type nor `index`.
    #[track_caller]
    pub fn new(ty: &Type, value: i64) -> Self {
        Self::from_apint(ty, &ApInt::from_i64(width_of(ty), value))
    }

    /// Creates the attribute of type `ty` with this value.
    ///
    /// # Panics
    ///
    /// If `ty` is neither an integer type nor `index`, or has another width.
    #[track_caller]
    pub fn from_apint(ty: &Type, value: &ApInt) -> Self {
        assert_eq!(
            width_of(ty),
            value.width(),
            "the width of the value is not that of the type"
        );
        let word = value.words()[0];
        Self(match ty {
            Type::Integer(ty) if ty.width() <= 64 => Repr::Small { ty: *ty, word },
            Type::Integer(ty) => Repr::Wide(Arc::new(Wide {
                ty: *ty,
                as_type: Type::Integer(*ty),
                value: value.clone(),
            })),
            _ => Repr::Index { word },
        })
    }

    /// A number of the type of this one; `None` if that has another width.
    #[inline]
    pub fn with_value(&self, value: &ApInt) -> Option<Self> {
        let word = value.words()[0];
        let (width, repr) = match &self.0 {
            Repr::Index { .. } => (INDEX_WIDTH, Repr::Index { word }),
            Repr::Small { ty, .. } => (ty.width(), Repr::Small { ty: *ty, word }),
            Repr::Wide(wide) => {
                let is_same = wide.ty.width() == value.width();
                return is_same.then(|| Self::from_apint(&wide.as_type, value));
            }
        };
        (width == value.width()).then_some(Self(repr))
    }

    /// Creates the attribute of type `ty`, of up to 64 bits, from its bits. Bits beyond the width
    /// of the type must be zero.
    pub(crate) fn from_word(ty: &Type, word: u64) -> Self {
        Self(match ty {
            Type::Integer(ty) => Repr::Small { ty: *ty, word },
            _ => Repr::Index { word },
        })
    }

    /// Creates `true` or `false`.
    pub const fn bool(value: bool) -> Self {
        Self(Repr::Small {
            ty: IntegerType::signless(1),
            word: value as u64,
        })
    }

    /// The type: an integer type or `index`.
    #[inline]
    pub fn ty(&self) -> Type {
        self.integer_type().map_or(Type::Index, Type::Integer)
    }

    /// Borrows the type.
    pub(crate) fn type_ref(&self) -> &Type {
        /// The types of up to 64 bits, by signedness and width.
        static SMALL: LazyLock<[Vec<Type>; 3]> = LazyLock::new(|| {
            let types = |signedness| (0..=64).map(move |width| IntegerType::new(width, signedness));
            [
                Signedness::Signless,
                Signedness::Signed,
                Signedness::Unsigned,
            ]
            .map(|signedness| types(signedness).map(Type::Integer).collect())
        });
        match &self.0 {
            Repr::Index { .. } => &Type::Index,
            Repr::Small { ty, .. } => &SMALL[ty.signedness() as usize][ty.width() as usize],
            Repr::Wide(wide) => &wide.as_type,
        }
    }

    /// Whether the two have one type.
    #[inline]
    pub fn has_type_of(&self, other: &Self) -> bool {
        self.integer_type() == other.integer_type()
    }

    /// The type, unless it is `index`.
    #[inline]
    pub(crate) fn integer_type(&self) -> Option<IntegerType> {
        match &self.0 {
            Repr::Index { .. } => None,
            Repr::Small { ty, .. } => Some(*ty),
            Repr::Wide(wide) => Some(wide.ty),
        }
    }

    /// The bits of the value.
    #[inline]
    pub fn value(&self) -> ApInt {
        match &self.0 {
            Repr::Index { word } => ApInt::from_u64(INDEX_WIDTH, *word),
            Repr::Small { ty, word } => ApInt::from_u64(ty.width(), *word),
            Repr::Wide(wide) => wide.value.clone(),
        }
    }

    /// Returns the value read as its type says (signless as signed); `None` if it does not fit.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match self.integer_type() {
            Some(ty) if ty.is_unsigned() => self.to_u64()?.try_into().ok(),
            _ => self.value().to_i64(),
        }
    }

    /// Returns the value read as unsigned; `None` if it does not fit.
    pub fn to_u64(&self) -> Option<u64> {
        self.value().to_u64()
    }

    /// Returns the value of an `i1`.
    pub fn to_bool(&self) -> Option<bool> {
        match self.0 {
            Repr::Small { ty, word } if ty == IntegerType::signless(1) => Some(word != 0),
            _ => None,
        }
    }

    /// Returns the value of up to 64 bits, if it prints with a sign.
    pub(crate) fn signed_word(&self) -> Option<i64> {
        match &self.0 {
            Repr::Index { word } => Some(word.cast_signed()),
            Repr::Small { ty, word } if self.prints_signed() && ty.width() != 0 => {
                Some(sign_extended(ty.width(), *word))
            }
            _ => None,
        }
    }

    /// Whether the value prints with a sign.
    pub(crate) fn prints_signed(&self) -> bool {
        self.integer_type().is_none_or(|ty| match ty.signedness() {
            Signedness::Signless => ty.width() != 1,
            Signedness::Signed => true,
            Signedness::Unsigned => false,
        })
    }
}

/// The number of bits of a value of type `ty`.
#[track_caller]
pub(crate) fn width_of(ty: &Type) -> u32 {
    match ty {
        Type::Integer(ty) => ty.width(),
        Type::Index => INDEX_WIDTH,
        _ => panic!("an integer attribute needs an integer or index type, not '{ty}'"),
    }
}
