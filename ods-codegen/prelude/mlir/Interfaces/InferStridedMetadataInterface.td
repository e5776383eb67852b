// Ranges of offsets, sizes and strides.

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface
    : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = "Infers the ranges of the strided metadata of its "
      "results.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Infers them from those of the operands.",
        "()", "inferStridedMetadataRanges",
        (ins "&[::ods_runtime::interfaces::StridedMetadataRange]":$operands,
             "&dyn ::core::ops::Fn(::ods_runtime::Value) -> ::ods_runtime::interfaces::IntegerValueRange":$getIntRange,
             "&mut dyn ::core::ops::FnMut(::ods_runtime::Value, ::ods_runtime::interfaces::StridedMetadataRange)":$setMetadata,
             "u32":$indexBitwidth)>
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
