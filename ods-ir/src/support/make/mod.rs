//! Conversion of values to attributes, and of shapes to types.
//!
//! The functions accept the values that accessors return and the literals of definitions:
//! the default `[1, 2]` of an array of integers converts too.

/// Implements a trait of sources, `Trait, method(argument: Type) -> Made;`, for each
/// `|value: Source| made;`, after the generics in brackets if any.
macro_rules! sources {
    (
        $source:path, $convert:ident $arguments:tt -> $made:ty;
        $($([$($generic:tt)+])? |$value:ident: $ty:ty| $result:expr;)*
    ) => {$(
        sources! {
            @ [$($($generic)+)?] $source, $convert $arguments -> $made, $value: $ty, $result
        }
    )*};
    (
        @ [$($generic:tt)*] $source:path, $convert:ident ($($argument:ident: $of:ty)?) -> $made:ty,
        $value:ident: $ty:ty, $result:expr
    ) => {
        impl<$($generic)*> $source for $ty {
            #[inline]
            #[track_caller]
            fn $convert(self $(, $argument: $of)?) -> $made {
                $(let _ = &$argument;)?
                let $value = self;
                $result
            }
        }
    };
}

mod array;
mod elements;
mod number;

pub use crate::enums::to_attribute as enum_value;
pub use array::{ArrayElement, ArraySource, PlainElement, array, dense_array};
pub use elements::{ElementsNumber, ElementsSource, elements};
pub use number::{FloatSource, IntegerSource, float, integer};

use crate::attributes::{
    Attribute, DictionaryAttr, FloatAttr, IntegerAttr, Name, NamedAttribute, StringAttr,
    SymbolRefAttr,
};
use crate::types::{OpaqueType, Type, VectorType};

/// A value from which, together with a type, an attribute of kind `K` is made.
pub trait TypedValue<K> {
    /// The attribute of type `ty` with this value.
    fn into_typed(self, ty: Type) -> Attribute;
}

impl<V: Into<Name>> TypedValue<StringAttr> for V {
    fn into_typed(self, ty: Type) -> Attribute {
        StringAttr::with_type(self, ty).into()
    }
}

impl<V: IntegerSource> TypedValue<IntegerAttr> for V {
    fn into_typed(self, ty: Type) -> Attribute {
        integer(ty, self)
    }
}

impl<V: FloatSource> TypedValue<FloatAttr> for V {
    fn into_typed(self, ty: Type) -> Attribute {
        float(ty, self)
    }
}

/// Makes the attribute of kind `K` and type `ty` with this value.
#[track_caller]
pub fn typed<K>(ty: Type, value: impl TypedValue<K>) -> Attribute {
    value.into_typed(ty)
}

/// A source of a dictionary.
pub trait DictionarySource {
    /// The dictionary.
    fn into_dictionary(self) -> DictionaryAttr;
}

sources! {
    DictionarySource, into_dictionary() -> DictionaryAttr;
    |dictionary: DictionaryAttr| dictionary;
    |dictionary: &DictionaryAttr| dictionary.clone();
    [const N: usize] |entries: [NamedAttribute; N]| DictionaryAttr::new(entries);
    |entries: Vec<NamedAttribute>| DictionaryAttr::new(entries);
    |entries: &[NamedAttribute]| DictionaryAttr::new(entries);
}

/// Makes the dictionary with these entries.
///
/// # Panics
///
/// If a name occurs twice.
#[track_caller]
pub fn dictionary(value: impl DictionarySource) -> Attribute {
    value.into_dictionary().into()
}

/// A source of a symbol reference.
pub trait SymbolRefSource {
    /// The reference.
    fn into_symbol_ref(self) -> SymbolRefAttr;
}

sources! {
    SymbolRefSource, into_symbol_ref() -> SymbolRefAttr;
    |symbol: SymbolRefAttr| symbol;
    |symbol: &SymbolRefAttr| symbol.clone();
    |name: &str| SymbolRefAttr::flat(name);
}

/// Makes the reference to a symbol.
pub fn symbol_ref(value: impl SymbolRefSource) -> Attribute {
    value.into_symbol_ref().into()
}

/// Makes the vector type with this shape.
///
/// # Panics
///
/// If a dimension is not positive, or if `element` cannot be in a vector.
#[track_caller]
#[inline]
pub fn vector_type(shape: &[i64], element: Type) -> Type {
    VectorType::new(shape, element).into()
}

/// Makes the opaque type with this name of an unregistered dialect.
#[inline]
pub fn opaque_type(dialect: &str, name: &str) -> Type {
    OpaqueType::new(dialect, name.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_made_of_what_accessors_return_and_of_literals() {
        let dictionary_attr = DictionaryAttr::new([("a", 1_i64).into()]);
        assert_eq!(
            dictionary(&dictionary_attr),
            dictionary(dictionary_attr.clone())
        );
        assert_eq!(dictionary([]).to_string(), "{}");
        assert_eq!(symbol_ref("f"), symbol_ref(SymbolRefAttr::flat("f")));
        assert_eq!(
            typed::<StringAttr>(Type::i32(), "a").to_string(),
            "\"a\" : i32"
        );
    }

    #[test]
    fn types_are_made_of_shapes_and_names() {
        assert_eq!(
            vector_type(&[2, 3], Type::f32()).to_string(),
            "vector<2x3xf32>"
        );
        assert_eq!(opaque_type("d", "name").to_string(), "!d.name");
    }
}
