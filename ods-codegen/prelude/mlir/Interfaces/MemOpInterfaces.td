// Casts between memory spaces.

#ifndef MLIR_INTERFACES_MEMOPINTERFACES
#define MLIR_INTERFACES_MEMOPINTERFACES

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def MemorySpaceCastConsumerOpInterface
    : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = "Can use the source of a memory space cast instead of "
      "its result.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<
        "Moves casts of operands after the op; returns the new results, or "
        "`None` if nothing changed.",
        "::core::result::Result<::core::option::Option<::std::vec::Vec<::ods_runtime::Value>>, "
        "::ods_runtime::Diagnostic>", "bubbleDownCasts",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder)>
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = "Casts a pointer to another memory space.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The pointer that is cast.",
        "::ods_runtime::Value", "getSourcePtr">,
    InterfaceMethod<"The pointer in the other memory space.",
        "::ods_runtime::Value", "getTargetPtr">,
    InterfaceMethod<"Whether `src` can be cast to `tgt`.",
        "bool", "isValidMemorySpaceCast",
        (ins "&::ods_runtime::Type":$tgt, "&::ods_runtime::Type":$src)>,
    InterfaceMethod<
        "Builds the same cast from another source to another type.",
        "::ods_runtime::Operation", "cloneMemorySpaceCastOp",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$builder,
             "&::ods_runtime::Type":$tgt,
             "::ods_runtime::Value":$src)>,
    InterfaceMethod<"Whether users may use the source instead.",
        "bool", "isSourcePromotable">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_memory_space_cast_op($_op, $_ir)";
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES
