// Vectors.

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = "Can be split into ops on smaller vectors.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The shape that is split.",
        "::core::option::Option<::std::vec::Vec<i64>>", "getShapeForUnroll",
        (ins), "", "::ods_runtime::interfaces::shape_for_unroll($_op, $_ir)">
  ];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = "Moves a vector between registers and a shaped value.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The name of the attribute `in_bounds`.",
        "&str", "getInBoundsAttrName">,
    InterfaceMethod<"The name of the attribute `permutation_map`.",
        "&str", "getPermutationMapAttrName">,
    InterfaceMethod<"For each dimension whether accesses are in bounds.",
        "&[::ods_runtime::Attribute]", "getInBounds">,
    InterfaceMethod<"The shaped value.",
        "::ods_runtime::Value", "getBase">,
    InterfaceMethod<"The vector.",
        "::ods_runtime::Value", "getVector">,
    InterfaceMethod<"The type of the vector.",
        "&::ods_runtime::types::VectorType", "getVectorType">,
    InterfaceMethod<"Where in the shaped value.",
        "&[::ods_runtime::Value]", "getIndices">,
    InterfaceMethod<"How the dimensions correspond.",
        "&::ods_runtime::affine::AffineMap", "getPermutationMap">,
    InterfaceMethod<"Which elements are moved; all of them without a mask.",
        "::core::option::Option<::ods_runtime::Value>", "getMask">
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES
