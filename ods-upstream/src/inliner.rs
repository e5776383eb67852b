//! What the inliner asks of dialects.

use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::prelude::*;
use ods_runtime::{DialectRegistry, IrMapping};

/// All operations may be inlined.
pub(crate) struct Operations;

impl DialectInlinerInterface for Operations {
    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }
}

/// All operations may be inlined, and everything into their regions.
pub(crate) struct OperationsAndRegions;

impl DialectInlinerInterface for OperationsAndRegions {
    fn is_region_legal(&self, _: &Ir, _: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }
}

/// Attaches the inliner interfaces to the dialects whose features are on.
macro_rules! inliners {
    ($registry:ident; $($feature:literal: $dialect:path, $inliner:expr;)*) => {$(
        #[cfg(feature = $feature)]
        let $registry =
            $registry.attach_to_dialect::<$dialect, dyn DialectInlinerInterface>(&$inliner);
    )*};
}

/// Attaches the inliner interfaces of the dialects that only this crate has.
pub(crate) fn with_inlining(registry: DialectRegistry) -> DialectRegistry {
    inliners! { registry;
        "affine": crate::affine::AffineDialect, crate::affine::Inliner;
        "amdgpu": crate::amdgpu::AMDGPUDialect, Operations;
        "bufferization": crate::bufferization::BufferizationDialect, Operations;
        "gpu": crate::gpu::GPUDialect, Operations;
        "memref": crate::memref::MemRefDialect, OperationsAndRegions;
        "ml_program": crate::ml_program::MLProgramDialect, Operations;
        "shape": crate::shape::ShapeDialect, OperationsAndRegions;
        "shard": crate::shard::ShardDialect, OperationsAndRegions;
        "quant": crate::quant::QuantDialect, Operations;
        "spirv": crate::spirv::SPIRVDialect, crate::spirv::Inliner;
        "tensor": crate::tensor::TensorDialect, OperationsAndRegions;
        "tosa": crate::tosa::TosaDialect, crate::tosa::Inliner;
        "vector": crate::vector::VectorDialect, Operations;
    }
    registry
}
