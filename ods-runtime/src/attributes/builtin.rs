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
use std::any::{Any, TypeId};

/// Returns the interfaces of the builtin kind `K`.
pub(super) fn of<K: 'static>() -> &'static KindInterfaces {
    of_kind(TypeId::of::<K>())
}

fn of_kind(kind: TypeId) -> &'static KindInterfaces {
    macro_rules! kinds {
        ($($kind:ty: $interface:path;)*) => {$(
            if kind == TypeId::of::<$kind>() {
                const ENTRY: &KindEntry = attr_interface_entry::<dyn $interface, $kind>();
                static INTERFACES: KindInterfaces = KindInterfaces::new(&[ENTRY]);
                return &INTERFACES;
            }
        )*};
    }
    kinds! {
        IntegerAttr: TypedAttr;
        FloatAttr: TypedAttr;
        StringAttr: TypedAttr;
        OpaqueAttr: TypedAttr;
        DenseElementsAttr: ElementsAttr;
        SparseElementsAttr: ElementsAttr;
        DenseResourceElementsAttr: ElementsAttr;
        AffineMap: MemRefLayoutAttrInterface;
    }
    KindInterfaces::none()
}

impl Attribute {
    /// Returns the interfaces that the kind of the attribute implements itself, without attached
    /// models.
    pub fn interfaces(&self) -> &'static KindInterfaces {
        match self {
            Self::Dialect(attribute) => attribute.object().interfaces(),
            _ => of_kind(self.kind_id()),
        }
    }
}

macro_rules! kind_ids {
    ($($variant:ident $kind:ty;)*) => {
        impl Attribute {
            /// Returns the id of the kind: the `TypeId` of the Rust type that implements it.
            pub(crate) fn kind_id(&self) -> TypeId {
                match self {
                    $(Self::$variant(_) => TypeId::of::<$kind>(),)*
                    Self::Unit => TypeId::of::<UnitAttr>(),
                    Self::Dialect(attribute) => {
                        let object: &dyn Any = attribute.object();
                        object.type_id()
                    }
                }
            }
        }
    };
}

for_attribute_kinds!(kind_ids! {} AffineMap AffineMap; IntegerSet IntegerSet;);

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
