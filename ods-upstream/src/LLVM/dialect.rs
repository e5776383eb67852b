//! What MLIR's files say about the dialect, and the types that MLIR has in C++ only.

use super::aggregates::{
    parse_gep_indices, parse_insert_extract_value_element_type, parse_shuffle_type,
    print_gep_indices, print_insert_extract_value_element_type, print_shuffle_type,
};
use super::attributes::{parse_expression_arg, print_expression_arg};
use super::branch::{
    parse_indirect_br_op_sucessors, parse_switch_op_cases, print_indirect_br_op_sucessors,
    print_switch_op_cases,
};
use super::call::{parse_op_bundles, print_op_bundles};
use super::detail::{self, LLVMStructTypeStorageKey};
use super::keywords::{parse_llvm_linkage, print_llvm_linkage};
use super::types::{
    parse_ext_type_params, parse_function_types, parse_pretty_llvm_type, print_ext_type_params,
    print_function_types, print_pretty_llvm_type,
};
use ods_runtime::prelude::*;
use ods_runtime::types::MutableBody;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/LLVMIR/LLVMEnums.td")]
    #![emit("mlir/Dialect/LLVMIR/LLVMTypes.td")]
    #![emit("mlir/Dialect/LLVMIR/LLVMOps.td")]
    #![emit("mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td")]
    #![dialect("llvm")]
    #![vocabulary("vocabulary.txt")]

    include "mlir/Dialect/LLVMIR/LLVMOps.td"
    include "mlir/IR/AttrTypeBase.td"

    class LLVM_OwnType<string name, string text> : TypeDef<LLVM_Dialect, name> {
        let mnemonic = text;
        let assemblyFormat = "";
    }
    def LLVMVoid : LLVM_OwnType<"LLVMVoid", "void"> {
        let summary = "the type of the result of functions without one";
    }
    def LLVMToken : LLVM_OwnType<"LLVMToken", "token"> {
        let summary = "the type of tokens";
    }
    def LLVMLabel : LLVM_OwnType<"LLVMLabel", "label"> {
        let summary = "the type of labels";
    }
    def LLVMMetadata : LLVM_OwnType<"LLVMMetadata", "metadata"> {
        let summary = "the type of metadata";
    }
}

impl LLVMStructType {
    /// Returns the structure without a name that has these elements.
    pub fn literal(elements: &[Type], is_packed: bool) -> Self {
        Self {
            name: LLVMStructTypeStorageKey::Literal {
                elements: elements.to_vec(),
                is_packed,
            },
            __body: MutableBody::none(),
        }
    }
}
