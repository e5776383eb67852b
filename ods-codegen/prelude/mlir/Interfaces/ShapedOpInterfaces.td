// Ops about shapes.

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = "Yields the size of one dimension of a value.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The value.",
        "::ods_runtime::Value", "getShapedValue">,
    InterfaceMethod<"The number of the dimension.",
        "::ods_runtime::OpFoldResult", "getDimension">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_shaped_dim_op($_op, $_ir)";
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES
