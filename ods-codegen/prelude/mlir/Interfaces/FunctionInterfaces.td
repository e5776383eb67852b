// Functions.

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

// A symbol with one region, the body (empty if the function is external), whose
// entry block has the function's arguments, and with the attributes
// `function_type`, `arg_attrs` and `res_attrs`.
def FunctionOpInterface
    : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = "Behaves like a function.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The type of the function.",
        "&::ods_runtime::Type", "getFunctionType">,
    InterfaceMethod<"Sets the type of the function, and nothing else.",
        "()", "setFunctionTypeAttr",
        (ins "&mut ::ods_runtime::Ir":$ir, "::ods_runtime::Type":$type)>,
    InterfaceMethod<
        "The type of the function, with other arguments and results.",
        "::ods_runtime::Type", "cloneTypeWith",
        (ins "&[::ods_runtime::Type]":$inputs,
             "&[::ods_runtime::Type]":$results),
        "", "::ods_runtime::interfaces::clone_function_type_with("
            "$_op, $_ir, inputs, results)">,
    InterfaceMethod<"Verifies the entry block against the type.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>", "verifyBody",
        (ins), "",
        "::ods_runtime::interfaces::verify_function_body($_op, $_ir)">,
    InterfaceMethod<"Verifies the type.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>", "verifyType",
        (ins), "", "::core::result::Result::Ok(())">
  ];
  let verify = "::ods_runtime::interfaces::verify_function_op($_op, $_ir)";
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
