// Destination style.

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = "Writes its results into operands, the inits: a memref "
      "as it is, a tensor by way of the result that is tied to it.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Which operands are the inits.",
        "::core::ops::Range<usize>", "getDpsInitsMutable">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_destination_style_op($_op, $_ir)";
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
