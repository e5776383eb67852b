// Ranges of integers.

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = "Infers the ranges of its results; one of the methods "
      "must be implemented.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Infers them from known ranges of the operands.",
        "()", "inferResultRanges",
        (ins "&[::ods_runtime::interfaces::ConstantIntRanges]":$argRanges,
             "&mut dyn ::core::ops::FnMut(::ods_runtime::Value, ::ods_runtime::interfaces::ConstantIntRanges)":$setResultRanges),
        "",
        "::ods_runtime::interfaces::infer_ranges_from_known($_op, $_ir, "
        "arg_ranges, set_result_ranges)">,
    InterfaceMethod<"Infers them from ranges that may be unknown.",
        "()", "inferResultRangesFromOptional",
        (ins "&[::ods_runtime::interfaces::IntegerValueRange]":$argRanges,
             "&mut dyn ::core::ops::FnMut(::ods_runtime::Value, ::ods_runtime::interfaces::IntegerValueRange)":$setResultRanges),
        "",
        "::ods_runtime::interfaces::infer_ranges_from_optional($_op, $_ir, "
        "arg_ranges, set_result_ranges)">
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
