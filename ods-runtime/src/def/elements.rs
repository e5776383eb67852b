//! The types and attributes that a parameter holds.
//!
//! A parameter may be of any Rust type; those that hold types or attributes say so
//! by [`Elements`]. Generated code asks without knowing which has it:
//! `(&Probe(&self.inner)).visit(visit)` takes [`ProbeElements::visit`] where
//! `Elements` is there, and [`ProbeNothing::visit`] elsewhere.

use super::info::Def;
use crate::attributes::{
    ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, LocationAttr,
    NamedAttribute, OpaqueAttr, SparseElementsAttr, TypeAttr,
};
use crate::types::{
    ComplexType, FunctionType, MemRefType, RankedTensorType, SubElement, TupleType, Type,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};

/// A value that holds types or attributes.
///
/// Implement it for a Rust type of your own that is a parameter: aliases of what
/// it holds are printed only if they are found, and how deeply values nest is
/// known only then.
pub trait Elements {
    /// Calls `visit` for each type and attribute that the value holds, in the order
    /// of the text.
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>));
}

impl Elements for Type {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(self));
    }
}

impl Elements for Attribute {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Attribute(self));
    }
}

impl Elements for NamedAttribute {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Attribute(&self.value));
    }
}

impl<T: Elements> Elements for Vec<T> {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for value in self {
            value.visit_elements(visit);
        }
    }
}

impl<T: Elements> Elements for Option<T> {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if let Some(value) = self {
            value.visit_elements(visit);
        }
    }
}

impl<A: Elements, B: Elements> Elements for (A, B) {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.visit_elements(visit);
        self.1.visit_elements(visit);
    }
}

/// The parameters of a definition that is itself a parameter.
impl<D: Def> Elements for D {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        Def::visit(self, visit);
    }
}

macro_rules! composites {
    ($($kind:ty),*) => {$(
        impl Elements for $kind {
            fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
                crate::types::storage::Composite::for_each_element(&*self.0, visit);
            }
        }
    )*};
}

composites!(
    ComplexType,
    DenseArrayAttr,
    MemRefType,
    OpaqueAttr,
    RankedTensorType,
    SparseElementsAttr,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType
);

impl Elements for DenseElementsAttr {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(self.ty()));
    }
}

impl Elements for ArrayAttr {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.for_each_element(visit);
    }
}

impl Elements for DictionaryAttr {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.for_each_element(visit);
    }
}

impl Elements for FunctionType {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for ty in self.inputs().iter().chain(self.results()) {
            visit(SubElement::Type(ty));
        }
    }
}

impl Elements for TypeAttr {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.0));
    }
}

impl Elements for LocationAttr {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.for_each_element(visit);
    }
}

/// Asks a value of any type what it holds.
pub struct Probe<'a, T>(pub &'a T);

/// The answer of what has [`Elements`].
pub trait ProbeElements<'a> {
    /// Calls `visit` for what the value holds.
    fn visit(&self, visit: &mut dyn FnMut(SubElement<'a>));
}

impl<'a, T: Elements> ProbeElements<'a> for Probe<'a, T> {
    fn visit(&self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.visit_elements(visit);
    }
}

/// The answer of everything else.
pub trait ProbeNothing<'a> {
    /// Does nothing.
    fn visit(&self, visit: &mut dyn FnMut(SubElement<'a>)) {
        let _ = visit;
    }
}

impl<'a, T> ProbeNothing<'a> for &Probe<'a, T> {}
