//! Models of types and attributes of other crates.

use super::kinds::{Bag, DynMeasured, Measured, Weighed, registry};
use ods_runtime::interfaces::PtrLikeTypeInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::{IndexType, IntegerType, VectorType};

type_model! {
    /// Vectors in place of pointers.
    trait VectorModel for VectorType;
}

impl PtrLikeTypeInterface for dyn VectorModel {
    fn get_memory_space(&self) -> Option<Attribute> {
        None
    }

    fn get_element_type(&self) -> Option<Type> {
        Some(self.of().element_type().clone())
    }

    fn has_ptr_metadata(&self) -> bool {
        true
    }

    fn clone_ptr_with(&self, _: Option<Attribute>, _: Option<Type>) -> Option<Type> {
        None
    }
}

impl Measured for IntegerType {
    fn size(&self) -> u64 {
        u64::from(self.width().div_ceil(8))
    }
}

impl Measured for IndexType {
    fn size(&self) -> u64 {
        8
    }
}

attr_model! {
    trait StringModel for ods_runtime::attributes::StringAttr;
}

impl Weighed for dyn StringModel {
    fn weight(&self) -> f64 {
        f64::from(u8::try_from(self.of().value().len()).unwrap_or(u8::MAX))
    }
}

#[test]
fn models_are_attached_to_foreign_kinds() {
    let registry = registry()
        .attach_to_type::<dyn PtrLikeTypeInterface, VectorType, dyn VectorModel>()
        .attach_to_type::<dyn Measured, IntegerType, IntegerType>()
        .attach_to_type::<dyn Measured, IndexType, IndexType>()
        .attach_to_attribute::<dyn Weighed, ods_runtime::attributes::StringAttr, dyn StringModel>();
    let ir = Ir::with_registry(registry.into());
    let vector = ir.parse_type("vector<2xf32>").unwrap();
    let pointer = vector.interface::<dyn PtrLikeTypeInterface>(&ir).unwrap();
    assert_eq!(pointer.get_element_type(), Some(Type::f32()));
    assert!(!vector.implements::<dyn PtrLikeTypeInterface>());
    let sizes = [Type::i32(), Type::Index, Type::f32(), Bag::get(1).into()]
        .map(|ty| ty.interface::<dyn Measured>(&ir).map(DynMeasured::size));
    assert_eq!(sizes, [Some(4), Some(8), None, Some(1)]);
    let string = Attribute::string("abc");
    assert!((string.interface::<dyn Weighed>(&ir).unwrap().weight() - 3.0).abs() < 1e-9);
}

#[test]
fn what_is_there_is_not_attached_again() {
    for attach in [
        || DialectRegistry::new().attach_to_type::<dyn Measured, Bag, Bag>(),
        || {
            DialectRegistry::new()
                .attach_to_type::<dyn Measured, IntegerType, IntegerType>()
                .attach_to_type::<dyn Measured, IntegerType, IntegerType>()
        },
    ] {
        let message = std::panic::catch_unwind(attach).unwrap_err();
        let message = message.downcast_ref::<String>().unwrap();
        assert!(
            message.ends_with("already has the interface `Measured`"),
            "{message}"
        );
    }
}
