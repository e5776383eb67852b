//! The types and attributes that a parameter holds.
//!
//! A parameter may be of any Rust type; a type that holds types or attributes implements
//! [`Elements`]. Generated code does not know which parameters implement it:
//! `(&Probe(&self.inner)).visit(visit)` resolves to [`ProbeElements::visit`] for those that
//! do, and to [`ProbeNothing::visit`] for others.

use super::info::Def;
use crate::attributes::{
    ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, LocationAttr,
    NamedAttribute, OpaqueAttr, SparseElementsAttr, TypeAttr,
};
use crate::types::storage::Composite as _;
use crate::types::{
    ComplexType, FunctionType, MemRefType, RankedTensorType, SubElement, TupleType, Type,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};

/// A value that holds types or attributes.
///
/// Implement it for a Rust type of your own that is a parameter: the printer finds aliases,
/// and the nesting of values is limited, only through this trait.
pub trait Elements {
    /// Calls `visit` for each type and attribute that the value holds, in the order
    /// of the text.
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>));

    /// Whether it is or holds a definition, visited only by its parts, that prints as an alias.
    #[doc(hidden)]
    fn has_alias(&self) -> bool {
        false
    }
}

impl<T: Elements> Elements for Vec<T> {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for value in self {
            value.visit_elements(visit);
        }
    }

    fn has_alias(&self) -> bool {
        self.iter().any(T::has_alias)
    }
}

impl<T: Elements> Elements for Option<T> {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if let Some(value) = self {
            value.visit_elements(visit);
        }
    }

    fn has_alias(&self) -> bool {
        self.as_ref().is_some_and(T::has_alias)
    }
}

impl<A: Elements, B: Elements> Elements for (A, B) {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.visit_elements(visit);
        self.1.visit_elements(visit);
    }

    fn has_alias(&self) -> bool {
        self.0.has_alias() || self.1.has_alias()
    }
}

/// The parameters of a definition that is itself a parameter.
impl<D: Def> Elements for D {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        Def::visit(self, visit);
    }

    fn has_alias(&self) -> bool {
        Def::has_alias(self)
    }
}

/// Defines the parts of types without parameters of their own: `$visit_parts` calls `$visit`
/// for each.
macro_rules! builtin_elements {
    ($(|$value:ident: $kind:ty, $visit:ident| $visit_parts:expr;)*) => {$(
        impl Elements for $kind {
            #[inline]
            fn visit_elements<'a>(&'a self, $visit: &mut dyn FnMut(SubElement<'a>)) {
                let $value = self;
                $visit_parts;
            }
        }
    )*};
}

builtin_elements! {
    |value: Type, visit| visit(SubElement::Type(value));
    |value: Attribute, visit| visit(SubElement::Attribute(value));
    |value: NamedAttribute, visit| visit(SubElement::Attribute(&value.value));
    |value: ArrayAttr, visit| value.0.for_each_element(visit);
    |value: ComplexType, visit| value.0.for_each_element(visit);
    |value: DenseArrayAttr, visit| value.0.for_each_element(visit);
    |value: DenseElementsAttr, visit| visit(SubElement::Type(value.ty()));
    |value: DictionaryAttr, visit| value.0.for_each_element(visit);
    |value: FunctionType, visit| value.0.for_each_element(visit);
    |value: LocationAttr, visit| value.for_each_element(visit);
    |value: MemRefType, visit| value.0.for_each_element(visit);
    |value: OpaqueAttr, visit| value.0.for_each_element(visit);
    |value: RankedTensorType, visit| value.0.for_each_element(visit);
    |value: SparseElementsAttr, visit| value.0.for_each_element(visit);
    |value: TupleType, visit| value.0.for_each_element(visit);
    |value: TypeAttr, visit| visit(SubElement::Type(&value.0));
    |value: UnrankedMemRefType, visit| value.0.for_each_element(visit);
    |value: UnrankedTensorType, visit| value.0.for_each_element(visit);
    |value: VectorType, visit| value.0.for_each_element(visit);
}

/// Visits the types and attributes in a value of any type.
pub struct Probe<'a, T>(pub &'a T);

/// Implemented for values that implement [`Elements`].
pub trait ProbeElements<'a> {
    /// Calls `visit` for each type and attribute that the value holds.
    fn visit(&self, visit: &mut dyn FnMut(SubElement<'a>));

    /// Whether the value is or holds a definition that prints as an alias.
    fn has_alias(&self) -> bool;
}

impl<'a, T: Elements> ProbeElements<'a> for Probe<'a, T> {
    fn visit(&self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.visit_elements(visit);
    }

    fn has_alias(&self) -> bool {
        self.0.has_alias()
    }
}

/// Implemented for all other values.
pub trait ProbeNothing<'a> {
    /// Does nothing.
    fn visit(&self, visit: &mut dyn FnMut(SubElement<'a>)) {
        let _ = visit;
    }

    /// No.
    fn has_alias(&self) -> bool {
        false
    }
}

impl<'a, T> ProbeNothing<'a> for &Probe<'a, T> {}
