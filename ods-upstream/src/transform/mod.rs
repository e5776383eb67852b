//! `transform`: transformations of programs as programs.
//!
//! Other dialects inject operations: all files are read here, but for those of the tuner, whose names are in a namespace
//! of their own. Text, verification and effects on handles; nothing is executed.

mod assembly;
mod dialect;
mod effects;
mod interfaces;
mod lists;
mod regions;
mod signatures;
mod symbols;
mod traits;
pub mod tune;
mod verify;
mod verify_extensions;
mod verify_structured;

pub use effects::{PayloadIRResource, TransformMappingResource};
pub use interfaces::{
    ConversionPatternDescriptorOpInterface, MatchOpInterface, PatternDescriptorOpInterface,
    TransformOpInterface, TypeConverterBuilderOpInterface,
};
pub use traits::{
    ParamProducerTransformOpTrait, PossibleTopLevelTransformOpTrait, StructuredOpPredicateOpTrait,
};

use assembly::{
    parse_apply_registered_pass_options, parse_foreach_match_symbols, parse_sequence_op_operands,
    print_apply_registered_pass_options, print_foreach_match_symbols, print_sequence_op_operands,
};
use lists::{
    parse_dynamic_index_list, parse_dynamic_index_list_of3, parse_packed_or_dynamic_index_list,
    parse_transform_match_dims, print_dynamic_index_list, print_dynamic_index_list_of3,
    print_packed_or_dynamic_index_list, print_transform_match_dims,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;
use signatures::{
    parse_continuous_tile_size_types, parse_multitile_sizes_types, parse_semi_function_type,
    parse_semi_function_type_of3, print_continuous_tile_size_types, print_multitile_sizes_types,
    print_semi_function_type, print_semi_function_type_of3,
};
use verify::{CONSUMED, READ_ONLY, argument_has};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Transform/IR/TransformAttrs.td")]
    #![emit("mlir/Dialect/Transform/IR/TransformTypes.td")]
    #![emit("mlir/Dialect/Transform/IR/TransformOps.td")]
    #![emit("mlir/Dialect/Transform/DebugExtension/DebugExtensionOps.td")]
    #![emit("mlir/Dialect/Transform/IRDLExtension/IRDLExtensionOps.td")]
    #![emit("mlir/Dialect/Transform/LoopExtension/LoopExtensionOps.td")]
    #![emit("mlir/Dialect/Transform/PDLExtension/PDLExtensionOps.td")]
    #![emit("mlir/Dialect/Transform/SMTExtension/SMTExtensionOps.td")]
    #![emit("mlir/Dialect/Affine/TransformOps/AffineTransformOps.td")]
    #![emit("mlir/Dialect/ArmNeon/TransformOps/ArmNeonVectorTransformOps.td")]
    #![emit("mlir/Dialect/ArmSVE/TransformOps/ArmSVEVectorTransformOps.td")]
    #![emit("mlir/Dialect/Bufferization/TransformOps/BufferizationTransformOps.td")]
    #![emit("mlir/Dialect/DLTI/TransformOps/DLTITransformOps.td")]
    #![emit("mlir/Dialect/Func/TransformOps/FuncTransformOps.td")]
    #![emit("mlir/Dialect/GPU/TransformOps/GPUTransformOps.td")]
    #![emit("mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td")]
    #![emit("mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td")]
    #![emit("mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td")]
    #![emit("mlir/Dialect/NVGPU/TransformOps/NVGPUTransformOps.td")]
    #![emit("mlir/Dialect/SCF/TransformOps/SCFTransformOps.td")]
    #![emit("mlir/Dialect/SparseTensor/TransformOps/SparseTensorTransformOps.td")]
    #![emit("mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td")]
    #![emit("mlir/Dialect/Vector/TransformOps/VectorTransformOps.td")]
    #![emit("mlir/Dialect/X86Vector/TransformOps/X86VectorTransformOps.td")]
    #![emit("mlir/Dialect/XeGPU/TransformOps/XeGPUTransformOps.td")]
    #![dialect("transform")]
    #![vocabulary("vocabulary.txt")]
}

macro_rules! classes {
    ($($(#[$doc:meta])* $class:ident, |$ty:ident| $contains:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $class {}

        impl TypeClassKind for $class {
            const NAME: &'static str = "";

            fn contains($ty: &Type) -> bool {
                $contains
            }
        }
    )*};
}

classes! {
    /// The class of types of handles of operations.
    TransformHandleTypeInterface, |ty| ty.is::<AnyOpType>() || ty.is::<OperationType>();
    /// The class of types of parameters.
    TransformParamTypeInterface, |ty| {
        ty.is::<AnyParamType>()
            || ty.is::<ParamType>()
            || ty.is::<TypeParamType>()
            || ty.is::<AffineMapParamType>()
    };
    /// The class of types of handles of values.
    TransformValueHandleTypeInterface, |ty| ty.is::<AnyValueType>();
}

impl VerifyParameters for ParamType {
    fn verify_parameters(&self) -> Result<(), String> {
        match self.r#type() {
            Type::Integer(integer) if integer.width() <= 64 => Ok(()),
            _ => Err("only supports integer types with width <=64".to_owned()),
        }
    }
}

/// Whether the type is that of handles of operations with this name.
pub fn is_handle_of(ty: &Type, name: &str) -> bool {
    ty.downcast::<OperationType>()
        .is_some_and(|ty| ty.operation_name() == name)
}
