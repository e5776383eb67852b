//! The interfaces of builtin attributes, and the ids of attribute kinds.

use super::{
    Attribute, DenseElementsAttr, DenseResourceElementsAttr, FloatAttr, IntegerAttr, OpaqueAttr,
    SparseElementsAttr, StridedLayoutAttr, StringAttr, UnitAttr, for_attribute_kinds,
};
use crate::affine::{AffineExpr, AffineMap, IntegerSet};
use crate::kind_interfaces::{
    ElementsAttr, KindEntry, KindInterfaces, MemRefLayoutAttrInterface, TypedAttr,
    attr_interface_entry,
};
use crate::types::object::builtin_kinds;
use crate::types::{DYNAMIC, Type};
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
        StridedLayoutAttr: MemRefLayoutAttrInterface;
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

impl MemRefLayoutAttrInterface for StridedLayoutAttr {
    fn get_affine_map(&self) -> AffineMap {
        let mut symbols = 0..;
        let mut number = |number: i64| match number {
            DYNAMIC => AffineExpr::symbol(symbols.next().unwrap_or_default()),
            number => AffineExpr::constant(number),
        };
        let mut position = number(self.offset());
        let mut dims = 0;
        for stride in self.strides() {
            position = position + AffineExpr::dim(dims) * number(*stride);
            dims += 1;
        }
        AffineMap::new(dims, symbols.start, [position])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strided_layouts_are_affine_maps() {
        let map = |offset, strides: &[i64]| {
            let layout = StridedLayoutAttr::new(offset, strides);
            (layout.get_affine_map().to_string(), layout.is_identity())
        };
        let map_of = |text: &str, is_identity| (text.to_owned(), is_identity);
        assert_eq!(map(0, &[1]), map_of("(d0) -> (d0)", true));
        assert_eq!(
            map(3, &[8, 1]),
            map_of("(d0, d1) -> (d0 * 8 + d1 + 3)", false)
        );
        assert_eq!(
            map(DYNAMIC, &[DYNAMIC, 2]),
            map_of("(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1 * 2)", false)
        );
    }
}
