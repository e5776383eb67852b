//! `amdgpu`: operations of AMD's GPUs.

mod buffers;
mod canonicalize;
mod descriptors;
mod lanes;
mod lds;
mod matrices;
mod packed;
mod scaled;
#[cfg(feature = "vector")]
mod scales;

use crate::gpu;
use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use matrices::{parse_mnk_dimension_list, print_mnk_dimension_list};
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/AMDGPU/IR/AMDGPU.td")]
    #![dialect("amdgpu")]
}

/// Where memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Memory {
    /// The memory of the whole GPU.
    Global,
    /// The memory of a workgroup, LDS.
    Workgroup,
    /// A buffer with its bounds.
    FatRawBuffer,
    Other,
}

impl Memory {
    /// Where a memref is: by the number of an address space of LLVM, or by an attribute.
    fn of(ty: &MemRefType) -> Self {
        let Some(space) = ty.memory_space() else {
            return Self::Global;
        };
        if let Attribute::Integer(space) = space {
            return match space.to_i64() {
                Some(0 | 1) => Self::Global,
                Some(3) => Self::Workgroup,
                Some(7) => Self::FatRawBuffer,
                _ => Self::Other,
            };
        }
        if let Some(space) = space.downcast::<gpu::AddressSpaceAttr>() {
            return match space.value() {
                gpu::AddressSpace::Global => Self::Global,
                gpu::AddressSpace::Workgroup => Self::Workgroup,
                gpu::AddressSpace::Private => Self::Other,
            };
        }
        match space.downcast::<AddressSpaceAttr>() {
            Some(space) if space.value() == AddressSpace::FatRawBuffer => Self::FatRawBuffer,
            _ => Self::Other,
        }
    }
}

/// The type of a value that is a memref with a rank, which its constraint says.
fn memref(value: Value, ir: &Ir) -> Option<&MemRefType> {
    match value.ty(ir) {
        Type::MemRef(ty) => Some(ty),
        _ => None,
    }
}

/// The number of elements of a vector and their type; of others 1, and the type.
fn elements(ty: &Type) -> (i64, &Type) {
    match ty {
        Type::Vector(vector) => (vector.shape().iter().product(), vector.element_type()),
        _ => (1, ty),
    }
}

/// Whether this is a floating point type of this width.
fn is_float_of(ty: &Type, width: u32) -> bool {
    matches!(ty, Type::Float(float) if float.width() == width)
}
