//! `spirv`: programs of SPIR-V.
//!
//! The types and some attributes, which MLIR has in C++ only, and what is declarative of attributes and operations.

mod assembly;
mod attributes;
mod canonicalize;
mod composite;
mod fold;
mod helpers;
mod inliner;
mod interfaces;
mod structure;
mod traits;
mod types;
mod verify;

pub use helpers::{
    element_type, has_image_operand, i32_array, image_dim, image_sampler_use, image_sampling,
    image_type, is_case, is_in_function, is_in_graph, is_in_module, is_ver_cap_ext, pointee_type,
    scope,
};

pub(crate) use inliner::Inliner;
pub use traits::{SignedOp, UnsignedOp, UsableInSpecConstantOp};

use assembly::{
    parse_image_operands, parse_switch_op_cases, print_image_operands, print_switch_op_cases,
};
// Definitions name traits by `spirv::`.
use crate::spirv;
use ods_runtime::prelude::*;
use structure::{Decorated, StructBody};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/SPIRV/IR/SPIRVAttributes.td")]
    #![emit("mlir/Dialect/SPIRV/IR/SPIRVOps.td")]
    #![dialect("spirv")]
    #![vocabulary("vocabulary.txt")]

    include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td"
    include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
    include "mlir/IR/AttrTypeBase.td"

    class SPIRV_OwnType<string name, string text, list<Trait> traits = []> : TypeDef<SPIRV_Dialect, name, traits> {
        let mnemonic = text;
        let hasCustomAssemblyFormat = 1;
    }
    def SPIRV_ArrayType : SPIRV_OwnType<"Array", "array"> {
        let summary = "an array";
        let parameters = (ins "Type":$element_type, "u32":$num_elements, "u32":$stride);
    }
    def SPIRV_CooperativeMatrixType : SPIRV_OwnType<"CooperativeMatrix", "coopmatrix"> {
        let summary = "a matrix that the invocations of a scope hold together";
        let parameters = (ins "Type":$element_type, "u32":$rows, "u32":$columns, EnumParameter<SPIRV_ScopeAttr.enum>:$scope,
            EnumParameter<SPIRV_KHR_CooperativeMatrixUseAttr.enum>:$use);
    }
    def SPIRV_ImageType : SPIRV_OwnType<"Image", "image"> {
        let summary = "an image";
        let parameters = (ins "Type":$element_type, EnumParameter<SPIRV_DimAttr.enum>:$dim, EnumParameter<SPIRV_DepthAttr.enum>:$depth, EnumParameter<SPIRV_ArrayedAttr.enum>:$arrayed,
            EnumParameter<SPIRV_SamplingAttr.enum>:$sampling, EnumParameter<SPIRV_SamplerUseAttr.enum>:$sampler_use, EnumParameter<SPIRV_ImageFormatAttr.enum>:$format);
    }
    def SPIRV_MatrixType : SPIRV_OwnType<"Matrix", "matrix"> {
        let summary = "columns of floating point numbers";
        let parameters = (ins "Type":$column_type, "u32":$num_columns);
    }
    def SPIRV_PointerType : SPIRV_OwnType<"Pointer", "ptr"> {
        let summary = "a pointer";
        let parameters = (ins "Type":$pointee_type, EnumParameter<SPIRV_StorageClassAttr.enum>:$storage_class);
    }
    def SPIRV_RuntimeArrayType : SPIRV_OwnType<"RuntimeArray", "rtarray"> {
        let summary = "an array whose length is known when the program runs";
        let parameters = (ins "Type":$element_type, "u32":$stride);
    }
    def SPIRV_SampledImageType : SPIRV_OwnType<"SampledImage", "sampled_image"> {
        let summary = "an image with a sampler";
        let parameters = (ins "Type":$image_type);
        let genVerifyDecl = 1;
    }
    def SPIRV_StructType : SPIRV_OwnType<"Struct", "struct", [MutableType]> {
        let summary = "a structure: of a name, or of these members";
        let parameters = (ins StringRefParameter<>:$identifier, ArrayRefParameter<"Type">:$own_members,
            ArrayRefParameter<"u32">:$own_offsets, ArrayRefParameter<"Decorated">:$own_decorations);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "StructBody";
    }
    def SPIRV_TensorArmType : SPIRV_OwnType<"TensorArm", "arm.tensor"> {
        let summary = "a tensor";
        let parameters = (ins ArrayRefParameter<"i64">:$shape, "Type":$element_type);
        let genVerifyDecl = 1;
    }

    class SPIRV_OwnAttr<string name, string text> : AttrDef<SPIRV_Dialect, name> {
        let mnemonic = text;
        let hasCustomAssemblyFormat = 1;
    }
    def SPIRV_OwnInterfaceVarABIAttr : SPIRV_OwnAttr<"InterfaceVarABI", "interface_var_abi"> {
        let summary = "the descriptor set, the binding and the storage class of a variable of an interface";
        let parameters = (ins "u32":$descriptor_set, "u32":$binding, "Option<StorageClass>":$storage_class);
    }
    def SPIRV_OwnVerCapExtAttr : SPIRV_OwnAttr<"VerCapExt", "vce"> {
        let summary = "a version with capabilities and extensions";
        let parameters = (ins EnumParameter<SPIRV_VersionAttr.enum>:$version, ArrayRefParameter<"Capability">:$capabilities,
            ArrayRefParameter<"Extension">:$extensions);
    }
    def SPIRV_OwnTargetEnvAttr : SPIRV_OwnAttr<"TargetEnv", "target_env"> {
        let summary = "what the device of a program has";
        let parameters = (ins "VerCapExtAttr":$triple, "ResourceLimitsAttr":$limits, EnumParameter<SPIRV_ClientAPIAttr.enum>:$client_api,
            EnumParameter<SPIRV_VendorAttr.enum>:$vendor_id, EnumParameter<SPIRV_DeviceTypeAttr.enum>:$device_type, "u32":$device_id);
    }
}
