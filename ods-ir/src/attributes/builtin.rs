//! The interfaces of builtin attributes, and the ids of attribute kinds.

use super::{
    Attribute, DenseElementsAttr, DenseResourceElementsAttr, FloatAttr, IntegerAttr, OpaqueAttr,
    SparseElementsAttr, StringAttr, UnitAttr, for_attribute_kinds,
};
use crate::affine::{AffineMap, IntegerSet};
use crate::kind_interfaces::{
    ElementsAttr, KindEntry, KindInterfaces, MemRefLayoutAttrInterface, TypedAttr,
    attr_interface_entry,
};
use crate::types::Type;
use crate::types::object::builtin_kinds;
use std::any::{Any, TypeId};

for_attribute_kinds!(builtin_kinds! {
    "attribute", Attribute, attr_interface_entry;
    units { Unit UnitAttr; }
    interfaces {
        IntegerAttr: TypedAttr;
        FloatAttr: TypedAttr;
        StringAttr: TypedAttr;
        OpaqueAttr: TypedAttr;
        DenseElementsAttr: ElementsAttr;
        SparseElementsAttr: ElementsAttr;
        DenseResourceElementsAttr: ElementsAttr;
        AffineMap: MemRefLayoutAttrInterface;
    }
} AffineMap AffineMap; IntegerSet IntegerSet;);

macro_rules! typed {
    ($($kind:ty;)*) => {$(
        impl TypedAttr for $kind {
            fn get_type(&self) -> Type {
                Attribute::from(self.clone()).value_type().unwrap_or(Type::None)
            }
        }
    )*};
}

typed! {
    IntegerAttr;
    FloatAttr;
    StringAttr;
    OpaqueAttr;
    DenseElementsAttr;
    SparseElementsAttr;
    DenseResourceElementsAttr;
}

impl ElementsAttr for DenseElementsAttr {
    fn is_splat(&self) -> bool {
        self.is_splat()
    }
}

impl ElementsAttr for SparseElementsAttr {}
impl ElementsAttr for DenseResourceElementsAttr {}

impl MemRefLayoutAttrInterface for AffineMap {
    fn get_affine_map(&self) -> AffineMap {
        self.clone()
    }
}
