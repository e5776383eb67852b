// Checks at run time.

#ifndef MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
#define MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def RuntimeVerifiableOpInterface
    : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = "Can check at run time what it requires.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Builds the checks.",
        "()", "generateRuntimeVerification",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "::ods_runtime::Location":$loc,
             "&dyn ::core::ops::Fn(&::ods_runtime::Ir, ::ods_runtime::Operation, &str) -> ::std::string::String":$generateErrorMessage)>
  ];
}

#endif // MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
