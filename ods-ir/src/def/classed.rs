//! Parameters that are any type or attribute of a class: C++ has a class for them, Rust a test.

use super::Elements;
use super::field::FieldParser;
use crate::attributes::Attribute;
use crate::constraint::TypeClass;
use crate::constraint::class::{AttrClassKind, TypeClassKind};
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{SubElement, Type};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;

macro_rules! classed {
    ($($(#[$doc:meta])* $name:ident: $class:ident, $value:ident;)*) => {$(
        $(#[$doc])*
        pub struct $name<K>($value, PhantomData<fn(K)>);

        impl<K: $class> $name<K> {
            /// The value, if it belongs to the class.
            pub fn new(value: impl Into<$value>) -> Option<Self> {
                let value = value.into();
                K::contains(&value).then_some(Self(value, PhantomData))
            }
        }

        impl<K> $name<K> {
            /// The value.
            pub fn get(&self) -> &$value {
                &self.0
            }
        }

        impl<K> Clone for $name<K> {
            fn clone(&self) -> Self {
                Self(self.0.clone(), PhantomData)
            }
        }

        impl<K> PartialEq for $name<K> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }

        impl<K> Eq for $name<K> {}

        impl<K> Hash for $name<K> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.0.hash(state);
            }
        }

        impl<K> fmt::Debug for $name<K> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<K> Deref for $name<K> {
            type Target = $value;

            fn deref(&self) -> &$value {
                &self.0
            }
        }

        impl<K> From<$name<K>> for $value {
            fn from(value: $name<K>) -> Self {
                value.0
            }
        }
    )*};
}

classed! {
    /// An attribute of the class `K`, as a parameter.
    ///
    /// ```
    /// use ods_runtime::{AttrOf, Attribute, Type};
    /// use ods_runtime::attributes::StringAttr;
    ///
    /// assert!(AttrOf::<StringAttr>::new(Attribute::string("a")).is_some());
    /// assert!(AttrOf::<StringAttr>::new(Attribute::from(Type::index())).is_none());
    /// ```
    AttrOf: AttrClassKind, Attribute;
    /// A type of the class `K`, as a parameter.
    TypeOf: TypeClassKind, Type;
}

impl<K> Elements for AttrOf<K> {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Attribute(&self.0));
    }
}

impl<K> Elements for TypeOf<K> {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.0));
    }
}

impl<K: AttrClassKind> AttrOf<K> {
    fn of_parsed(p: &mut AsmParser<'_>, offset: u32, attribute: Attribute) -> Parsed<Self> {
        let found = Self::new(attribute);
        found.ok_or_else(|| p.emit_op_error(offset, "invalid kind of attribute specified"))
    }
}

impl<K: AttrClassKind> FieldParser for AttrOf<K> {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let offset = p.offset();
        let attribute = p.parse_custom_attribute_with_fallback::<K>(None)?;
        Self::of_parsed(p, offset, attribute)
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        // What the printer strips: the list of a dense array, the parameters of
        // an attribute with a mnemonic.
        let stripped = p.at(TokenKind::LSquare) || p.at(TokenKind::Less);
        if stripped && K::syntax().is_some() {
            return Self::parse(p).map(Some);
        }
        let offset = p.offset();
        let attribute = p.parse_optional_attribute(None)?;
        let found = attribute.map(|attribute| Self::of_parsed(p, offset, attribute));
        found.transpose()
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_stripped_attribute::<K>(&self.0);
    }

    fn print_qualified(&self, p: &mut AsmPrinter<'_>) {
        p.print_attribute(&self.0);
    }
}

impl<K: TypeClassKind> TypeOf<K> {
    fn of_parsed(p: &mut AsmParser<'_>, offset: u32, ty: Type) -> Parsed<Self> {
        if K::contains(&ty) {
            return Ok(Self(ty, PhantomData));
        }
        Err(p.emit_wrong_class(&TypeClass::of::<K>(), offset, &ty))
    }
}

impl<K: TypeClassKind> FieldParser for TypeOf<K> {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let offset = p.offset();
        let ty = p.parse_type()?;
        Self::of_parsed(p, offset, ty)
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        let offset = p.offset();
        let ty = p.parse_optional_type()?;
        ty.map(|ty| Self::of_parsed(p, offset, ty)).transpose()
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_type(&self.0);
    }
}
