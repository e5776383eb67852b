// Bounds of values.

#ifndef MLIR_INTERFACES_VALUEBOUNDSOPINTERFACE
#define MLIR_INTERFACES_VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = "Knows bounds of index values and of sizes.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Adds what is known about a result or block argument.",
        "()", "populateBoundsForIndexValue",
        (ins "::ods_runtime::Value":$value,
             "&mut ::ods_runtime::interfaces::ValueBoundsConstraintSet":$cstr),
        "", "()">,
    InterfaceMethod<"Adds what is known about the size of a dimension.",
        "()", "populateBoundsForShapedValueDim",
        (ins "::ods_runtime::Value":$value,
             "i64":$dim,
             "&mut ::ods_runtime::interfaces::ValueBoundsConstraintSet":$cstr),
        "", "()">
  ];
}

#endif // MLIR_INTERFACES_VALUEBOUNDSOPINTERFACE
