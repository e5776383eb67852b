// Casts.

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = "Converts values of some types to values of others.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    StaticInterfaceMethod<
        "Whether values of the types `inputs` can be cast to `outputs`.",
        "bool", "areCastCompatible",
        (ins "&[::ods_runtime::Type]":$inputs,
             "&[::ods_runtime::Type]":$outputs)>
  ];
  let verify = "::ods_runtime::interfaces::verify_cast_op($_op, $_ir)";
}

#endif // MLIR_INTERFACES_CASTINTERFACES
