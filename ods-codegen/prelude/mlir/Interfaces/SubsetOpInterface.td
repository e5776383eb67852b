// Ops on a part of a tensor.

#ifndef MLIR_INTERFACES_SUBSETOPINTERFACE
#define MLIR_INTERFACES_SUBSETOPINTERFACE

include "mlir/IR/OpBase.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = "Works on a subset of the elements of a tensor.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Whether both ops work on the same subset.",
        "bool", "operatesOnEquivalentSubset",
        (ins "::ods_runtime::Operation":$candidate,
             "&dyn ::core::ops::Fn(::ods_runtime::Value, ::ods_runtime::Value) -> bool":$equivalenceFn),
        "",
        "::ods_runtime::interfaces::operates_on_equivalent_subset($_op, "
        "$_ir, candidate, equivalence_fn)">,
    InterfaceMethod<"Whether the subsets of both ops have nothing in common.",
        "bool", "operatesOnDisjointSubset",
        (ins "::ods_runtime::Operation":$candidate,
             "&dyn ::core::ops::Fn(::ods_runtime::Value, ::ods_runtime::Value) -> bool":$equivalenceFn),
        "",
        "::ods_runtime::interfaces::operates_on_disjoint_subset($_op, $_ir, "
        "candidate, equivalence_fn)">,
    InterfaceMethod<"The subset, if it is a slice.",
        "::core::option::Option<::ods_runtime::interfaces::HyperrectangularSlice>",
        "getAccessedHyperrectangularSlice", (ins), "",
        "::core::option::Option::None">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_subset_op($_op, $_ir)";
}

def SubsetExtractionOpInterface
    : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = "Takes a subset out of a tensor.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Which operand is the tensor.",
        "usize", "getSourceOperand">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_subset_extraction_op($_op, $_ir)";
}

def SubsetInsertionOpInterface
    : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = "Puts a subset into a tensor.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Which operand is the subset.",
        "usize", "getSourceOperand">,
    InterfaceMethod<"Which operand is the tensor.",
        "usize", "getDestinationOperand", (ins), "",
        "::ods_runtime::interfaces::subset_destination($_op, $_ir)">,
    InterfaceMethod<"The result that is the tensor with the subset.",
        "::ods_runtime::Value", "getUpdatedDestination", (ins), "",
        "::ods_runtime::interfaces::updated_destination($_op, $_ir)">,
    InterfaceMethod<"Whether the value is that very subset.",
        "bool", "isEquivalentSubset",
        (ins "::ods_runtime::Value":$candidate,
             "&dyn ::core::ops::Fn(::ods_runtime::Value, ::ods_runtime::Value) -> bool":$equivalenceFn),
        "",
        "::ods_runtime::interfaces::is_equivalent_subset($_op, $_ir, "
        "candidate, equivalence_fn)">,
    InterfaceMethod<"Builds the op that takes the subset out.",
        "::ods_runtime::Value", "buildSubsetExtraction",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "::ods_runtime::Location":$loc)>,
    InterfaceMethod<"What that op needs.",
        "::std::vec::Vec<::ods_runtime::Value>",
        "getValuesNeededToBuildSubsetExtraction">
  ];
}

#endif // MLIR_INTERFACES_SUBSETOPINTERFACE
