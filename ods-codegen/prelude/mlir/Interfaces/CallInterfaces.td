// Calls, and callable ops.

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = "Has dictionaries of attributes for arguments and results.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The dictionaries of the arguments, if there are any.",
        "::core::option::Option<&[::ods_runtime::Attribute]>",
        "getArgAttrsAttr">,
    InterfaceMethod<"The dictionaries of the results, if there are any.",
        "::core::option::Option<&[::ods_runtime::Attribute]>",
        "getResAttrsAttr">,
    InterfaceMethod<"Sets the dictionaries of the arguments.",
        "()", "setArgAttrsAttr",
        (ins "&mut ::ods_runtime::Ir":$ir,
             "&[::ods_runtime::Attribute]":$attrs)>,
    InterfaceMethod<"Sets the dictionaries of the results.",
        "()", "setResAttrsAttr",
        (ins "&mut ::ods_runtime::Ir":$ir,
             "&[::ods_runtime::Attribute]":$attrs)>,
    InterfaceMethod<"Removes the dictionaries of the arguments.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "removeArgAttrsAttr", (ins "&mut ::ods_runtime::Ir":$ir)>,
    InterfaceMethod<"Removes the dictionaries of the results.",
        "::core::option::Option<::ods_runtime::Attribute>",
        "removeResAttrsAttr", (ins "&mut ::ods_runtime::Ir":$ir)>
  ];
}

def CallOpInterface
    : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "Passes control to a callable op, and gets it back.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"What is called: a symbol or a value.",
        "::ods_runtime::interfaces::Callee<'_>", "getCallableForCallee">,
    InterfaceMethod<"Sets what is called, to the same kind of thing.",
        "()", "setCalleeFromCallable",
        (ins "&mut ::ods_runtime::Ir":$ir,
             "::ods_runtime::interfaces::Callee<'_>":$callee)>,
    InterfaceMethod<"The operands that the callee gets.",
        "&[::ods_runtime::Value]", "getArgOperands">,
    InterfaceMethod<"Which operands the callee gets.",
        "::core::ops::Range<usize>", "getArgOperandsMutable">,
    InterfaceMethod<"The callable op that is called, found through a table.",
        "::core::option::Option<::ods_runtime::Operation>",
        "resolveCallableInTable",
        (ins "&mut ::ods_runtime::interfaces::SymbolTableCollection"
             :$symbolTable),
        "", "::ods_runtime::interfaces::resolve_callable_in_table("
            "$_op, $_ir, symbol_table)">,
    InterfaceMethod<"The callable op that is called.",
        "::core::option::Option<::ods_runtime::Operation>",
        "resolveCallable", (ins), "",
        "::ods_runtime::interfaces::resolve_callable($_op, $_ir)">
  ];
}

def CallableOpInterface
    : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "Can be called.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The region that is executed; none if it is elsewhere.",
        "::core::option::Option<::ods_runtime::Region>", "getCallableRegion">,
    InterfaceMethod<"The types of the arguments, of declarations too.",
        "&[::ods_runtime::Type]", "getArgumentTypes">,
    InterfaceMethod<"The types of the results, of declarations too.",
        "&[::ods_runtime::Type]", "getResultTypes">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
