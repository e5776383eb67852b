//! Queries on attributes.

use super::{
    ArrayAttr, Attribute, DenseArrayAttr, DenseArrayElement, DictionaryAttr, FloatAttr,
    IntegerAttr, NamedAttribute, StringAttr, TypeAttr, find_entry,
};
use crate::kind_interfaces::TypedAttr;
use crate::types::Type;

impl Attribute {
    /// Returns the type of a typed attribute: of numbers, strings, elements and typed dialect
    /// attributes. The type may be `none`.
    pub fn value_type(&self) -> Option<Type> {
        match self {
            Self::Dialect(attribute) => {
                let own = attribute.object().ty();
                own.or_else(|| Some(self.own_interface::<dyn TypedAttr>()?.get_type()))
            }
            _ => self.lent_value_type().cloned(),
        }
    }

    /// Whether [`value_type`](Self::value_type) is `ty`, without a copy of the type.
    ///
    /// ```
    /// use ods_runtime::{Attribute, Type};
    /// assert!(Attribute::i64(5).is_of_type(&Type::i64()));
    /// assert!(!Attribute::i64(5).is_of_type(&Type::i32()));
    /// assert!(!Attribute::Unit.is_of_type(&Type::i32()));
    /// ```
    #[inline]
    pub fn is_of_type(&self, ty: &Type) -> bool {
        match self {
            Self::Integer(attribute) => match (attribute.integer_type(), ty) {
                (Some(own), Type::Integer(ty)) => own == *ty,
                (own, ty) => own.is_none() && ty.is_index(),
            },
            Self::Dialect(_) => self.value_type().as_ref() == Some(ty),
            _ => self.lent_value_type() == Some(ty),
        }
    }

    /// Whether this and another attribute have the same [`value_type`](Self::value_type), or both
    /// have none.
    ///
    /// ```
    /// use ods_runtime::Attribute;
    /// assert!(Attribute::i64(5).has_type_of(&Attribute::i64(6)));
    /// assert!(!Attribute::i64(5).has_type_of(&Attribute::i32(5)));
    /// ```
    #[inline]
    pub fn has_type_of(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Integer(one), Self::Integer(two)) => one.integer_type() == two.integer_type(),
            (Self::Dialect(_), _) | (_, Self::Dialect(_)) => {
                self.value_type() == other.value_type()
            }
            _ => self.lent_value_type() == other.lent_value_type(),
        }
    }

    /// As [`value_type`](Self::value_type), but borrowed; `None` for dialect attributes, which
    /// compute their type.
    pub(crate) fn lent_value_type(&self) -> Option<&Type> {
        Some(match self {
            Self::Integer(attribute) => attribute.type_ref(),
            Self::Float(attribute) => attribute.type_ref(),
            Self::String(attribute) => attribute.ty(),
            Self::DenseElements(attribute) => attribute.ty(),
            Self::Sparse(attribute) => attribute.ty(),
            Self::DenseResource(attribute) => attribute.ty(),
            Self::Opaque(attribute) => attribute.ty(),
            _ => return None,
        })
    }

    /// Whether the attribute has a type of its own.
    #[inline]
    pub(crate) fn is_typed(&self) -> bool {
        match self {
            Self::Dialect(_) => self.value_type().is_some(),
            _ => self.lent_value_type().is_some(),
        }
    }

    /// Whether this is a constant tensor or vector: MLIR's `ElementsAttr`.
    #[inline]
    pub(crate) fn is_elements(&self) -> bool {
        match self {
            Self::DenseElements(_) | Self::Sparse(_) | Self::DenseResource(_) => true,
            Self::Dialect(attribute) => attribute.object().is_elements(),
            _ => false,
        }
    }

    /// Returns the value of an integer, read as its type says, if it fits.
    #[inline]
    pub fn as_i64(&self) -> Option<i64> {
        self.downcast::<IntegerAttr>()?.to_i64()
    }

    /// Returns the value of `true` or `false`.
    #[inline]
    pub fn as_bool(&self) -> Option<bool> {
        self.downcast::<IntegerAttr>()?.to_bool()
    }

    /// Returns the value of a float.
    #[inline]
    pub fn as_f64(&self) -> Option<f64> {
        self.downcast().map(FloatAttr::to_f64)
    }

    /// Returns the value of a string; bytes that are not UTF-8 become replacement characters.
    pub fn as_str(&self) -> Option<&str> {
        self.downcast().map(StringAttr::value)
    }

    /// Returns the type in a type attribute.
    pub fn as_type(&self) -> Option<&Type> {
        self.downcast::<TypeAttr>().map(|attribute| &attribute.0)
    }

    /// Returns the elements of an array.
    pub fn as_array(&self) -> Option<&[Self]> {
        self.downcast().map(ArrayAttr::elements)
    }

    /// Returns the numbers of `array<…>`, if they are `T`s.
    pub fn as_dense_array<T: DenseArrayElement>(&self) -> Option<&[T]> {
        self.downcast::<DenseArrayAttr>()?.as_slice()
    }

    /// Returns the numbers of `array<i32: …>`.
    pub fn as_i32s(&self) -> Option<&[i32]> {
        self.as_dense_array()
    }

    /// Returns the numbers of `array<i64: …>`.
    #[inline]
    pub fn as_i64s(&self) -> Option<&[i64]> {
        self.as_dense_array()
    }

    /// Returns the entries of a dictionary, sorted by name.
    #[inline]
    pub fn as_dictionary(&self) -> Option<&[NamedAttribute]> {
        self.downcast().map(DictionaryAttr::entries)
    }

    /// Returns the entry with this name in a dictionary.
    #[inline]
    pub fn get(&self, name: &str) -> Option<&Self> {
        find_entry(self.as_dictionary()?, name.as_bytes())
    }

    /// Returns the symbol of a flat symbol reference.
    pub fn as_symbol(&self) -> Option<&str> {
        match self {
            Self::SymbolRef(attribute) if attribute.is_flat() => Some(attribute.root().as_str()),
            _ => None,
        }
    }

    /// Whether this can be the layout of a memref.
    pub fn is_memref_layout(&self) -> bool {
        match self {
            Self::AffineMap(_) | Self::StridedLayout(_) => true,
            Self::Dialect(attribute) => attribute.object().is_memref_layout(),
            _ => false,
        }
    }

    /// Whether this is `unit`.
    pub const fn is_unit(&self) -> bool {
        matches!(self, Self::Unit)
    }
}
