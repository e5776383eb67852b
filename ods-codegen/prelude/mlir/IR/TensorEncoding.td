// Encodings of tensors.

#ifndef MLIR_IR_TENSORINTERFACES
#define MLIR_IR_TENSORINTERFACES

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let description = "Can be the encoding of a tensor type.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Verifies that it fits the tensor.",
        "::core::result::Result<(), ::std::string::String>",
        "verifyEncoding",
        (ins "&[i64]":$shape,
             "&::ods_runtime::Type":$elementType)>
  ];
}

#endif // MLIR_IR_TENSORINTERFACES
