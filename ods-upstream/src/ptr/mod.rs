//! `ptr`: pointers, and loads and stores through them.
//!
//! All but the size of types by the data layout.

mod fold;
mod verify;

use ods_runtime::__private::class::{AttrClassKind, TypeClassKind};
use ods_runtime::interfaces::{PtrLikeTypeInterface, TypedAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;
use ods_runtime::{AttrOf, TypeOf};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Ptr/IR/PtrAttrDefs.td")]
    #![emit("mlir/Dialect/Ptr/IR/PtrEnums.td")]
    #![emit("mlir/Dialect/Ptr/IR/PtrOps.td")]
    #![dialect("ptr")]
    #![vocabulary("vocabulary.txt")]
}

/// The class of attributes that name a space of memory: only `#ptr.generic_space`.
#[derive(Clone, Copy, Debug)]
pub enum MemorySpaceAttrInterface {}

impl AttrClassKind for MemorySpaceAttrInterface {
    fn contains(attr: &Attribute) -> bool {
        attr.is::<GenericSpaceAttr>()
    }
}

/// The class of types that are like pointers.
#[derive(Clone, Copy, Debug)]
pub enum PtrLike {}

impl TypeClassKind for PtrLike {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_any_memref() || ty.is::<PtrType>()
    }
}

/// `!ptr.ptr_metadata<…>` of a type that is like a pointer and has metadata.
pub fn metadata_of(ty: &Type) -> Option<Type> {
    if ty.is::<PtrType>() {
        return None;
    }
    let ty = TypeOf::<PtrLike>::new(ty.clone())?;
    Some(PtrMetadataType::get(ty).into())
}

impl VerifyParameters for PtrMetadataType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.r#type().is::<PtrType>() {
            return Err("the ptr-like type has no metadata".to_owned());
        }
        Ok(())
    }
}

impl VerifyParameters for SpecAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let numbers = [
            ("size", self.size()),
            ("abi", self.abi()),
            ("preferred", self.preferred()),
            ("index", self.index()),
        ];
        for (name, bits) in numbers {
            if (name != "index" || bits != u32::MAX) && bits % 8 != 0 {
                return Err(format!("{name} entry must be divisible by 8"));
            }
        }
        if self.abi() > self.preferred() {
            return Err(
                "preferred alignment is expected to be at least as large as ABI alignment".into(),
            );
        }
        Ok(())
    }
}

impl TypedAttr for AddressAttr {
    fn get_type(&self) -> Type {
        self.r#type().clone().into()
    }
}

impl TypedAttr for NullAttr {
    fn get_type(&self) -> Type {
        self.r#type().clone().into()
    }
}

impl PtrLikeTypeInterface for PtrType {
    fn get_memory_space(&self) -> Option<Attribute> {
        Some(self.memory_space().get().clone())
    }

    fn get_element_type(&self) -> Option<Type> {
        None
    }

    fn has_ptr_metadata(&self) -> bool {
        false
    }

    fn clone_ptr_with(
        &self,
        memory_space: Option<Attribute>,
        element_type: Option<Type>,
    ) -> Option<Type> {
        if element_type.is_some() {
            return None;
        }
        let space = memory_space.unwrap_or_else(|| self.memory_space().get().clone());
        AttrOf::new(space).map(|space| Self::get(space).into())
    }
}

impl InferTypes for PtrAddOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let [base, offset] = state.operands[..] else {
            return Ok(Vec::new());
        };
        let (base, offset) = (base.ty(ir), offset.ty(ir));
        // A pointer with several offsets gives several pointers.
        if let (None, Some(shape)) = (base.shape(), offset.shape()) {
            let shaped = match offset {
                Type::Vector(_) => VectorType::new(shape, base.clone()).into(),
                _ => RankedTensorType::new(shape, base.clone()).into(),
            };
            return Ok(vec![shaped]);
        }
        Ok(vec![base.clone()])
    }
}
