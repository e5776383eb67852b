//! The interfaces of builtin types, and the ids of type kinds.

use super::object::builtin_kinds;
use super::{
    FloatType, IndexType, IntegerType, MemRefType, NoneType, RankedTensorType, TensorType, Type,
    UnrankedMemRefType, UnrankedTensorType, VectorType, for_type_kinds,
};
use crate::attributes::Attribute;
use crate::kind_interfaces::{
    self as interfaces, KindEntry, KindInterfaces, PtrLikeTypeInterface, ShapedType,
    VectorElementTypeInterface, type_interface_entry,
};
use std::any::{Any, TypeId};

for_type_kinds!(builtin_kinds! {
    "type", Type, type_interface_entry;
    units { Index IndexType; None NoneType; }
    interfaces {
        FloatType: interfaces::FloatType;
        IntegerType: VectorElementTypeInterface;
        IndexType: VectorElementTypeInterface;
        RankedTensorType: ShapedType;
        VectorType: ShapedType;
        MemRefType: PtrLikeTypeInterface, ShapedType;
        UnrankedTensorType: ShapedType;
        UnrankedMemRefType: PtrLikeTypeInterface, ShapedType;
    }
});

impl VectorElementTypeInterface for IntegerType {}
impl VectorElementTypeInterface for IndexType {}
impl VectorElementTypeInterface for FloatType {}

macro_rules! memrefs {
    ($($kind:ty: |$this:ident, $element:ident, $memory_space:ident| $other:expr;)*) => {$(
        impl PtrLikeTypeInterface for $kind {
            fn get_memory_space(&self) -> Option<Attribute> {
                self.memory_space().cloned()
            }

            fn get_element_type(&self) -> Option<Type> {
                Some(self.element_type().clone())
            }

            fn has_ptr_metadata(&self) -> bool {
                true
            }

            fn clone_ptr_with(
                &self,
                $memory_space: Option<Attribute>,
                element_type: Option<Type>,
            ) -> Option<Type> {
                let $this = self;
                let $element = element_type.unwrap_or_else(|| self.element_type().clone());
                let is_valid = MemRefType::is_valid_element_type(&$element);
                is_valid.then(|| $other.ok().map(Type::from))?
            }
        }
    )*};
}

memrefs! {
    MemRefType: |this, element, memory_space| Self::from_parts(
        this.shape(),
        element,
        this.layout().cloned(),
        memory_space,
    );
    UnrankedMemRefType: |_this, element, memory_space| Self::try_new(element, memory_space);
}

impl interfaces::FloatType for FloatType {
    fn get_float_semantics(&self) -> FloatType {
        *self
    }

    fn scale_element_bitwidth(&self, scale: u32) -> Option<Type> {
        let wider = match (*self, scale) {
            (same, 1) => same,
            (Self::F16 | Self::BF16, 2) => Self::F32,
            (Self::F16 | Self::BF16, 4) | (Self::F32, 2) => Self::F64,
            _ => return None,
        };
        Some(wider.into())
    }
}

macro_rules! shaped {
    ($($kind:ty: $has_rank:literal, $shape:expr;)*) => {$(
        impl ShapedType for $kind {
            fn clone_with(&self, shape: Option<&[i64]>, element: Type) -> Type {
                clone_with(&self.clone().into(), shape, element)
            }

            fn get_element_type(&self) -> &Type {
                self.element_type()
            }

            fn has_rank(&self) -> bool {
                $has_rank
            }

            fn get_shape(&self) -> &[i64] {
                let shape: fn(&Self) -> &[i64] = $shape;
                shape(self)
            }
        }
    )*};
}

shaped! {
    VectorType: true, Self::shape;
    RankedTensorType: true, Self::shape;
    MemRefType: true, Self::shape;
    UnrankedTensorType: false, |_| &[];
    UnrankedMemRefType: false, |_| &[];
}

/// The builtin shaped type `ty` with another shape, if one is given, and element type; any
/// other type becomes `element` itself. With a shape a type without rank gets one; a vector
/// keeps its scalable dimensions if the rank is the same.
pub(super) fn clone_with(ty: &Type, shape: Option<&[i64]>, element: Type) -> Type {
    match (ty, shape.or(ty.shape())) {
        (Type::Vector(ty), Some(shape)) => {
            let scalable: Vec<bool> = ty.scalable_dims().collect();
            if scalable.len() == shape.len() {
                VectorType::with_scalable_dims(shape, element, scalable).into()
            } else {
                VectorType::new(shape, element).into()
            }
        }
        (Type::RankedTensor(ty), Some(shape)) => {
            RankedTensorType::with_encoding(shape, element, ty.encoding().cloned()).into()
        }
        (Type::MemRef(ty), Some(shape)) => {
            let (layout, space) = (ty.layout().cloned(), ty.memory_space().cloned());
            MemRefType::with_layout(shape, element, layout, space).into()
        }
        (Type::UnrankedMemRef(ty), Some(shape)) => {
            MemRefType::with_layout(shape, element, None, ty.memory_space().cloned()).into()
        }
        (Type::UnrankedMemRef(ty), None) => {
            UnrankedMemRefType::new(element, ty.memory_space().cloned()).into()
        }
        (Type::UnrankedTensor(_), None) => UnrankedTensorType::new(element).into(),
        (_, Some(shape)) => TensorType::new(shape, element).into(),
        (_, None) => element,
    }
}
