// Parallel threads that write into one destination.

#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = "Ends a parallel loop: its region contains what the threads "
      "contribute.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"A result of the loop.",
        "::ods_runtime::Value", "getParentResult", (ins "usize":$idx),
        "::ods_runtime::interfaces::parent_result($_op, $_ir, idx)">,
    InterfaceMethod<"The ops that contribute.",
        "::std::vec::Vec<::ods_runtime::Operation>", "getYieldingOps", (ins),
        "::ods_runtime::interfaces::yielding_ops($_op, $_ir)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_in_parallel_op($_op, $_ir)";
}

def ParallelCombiningOpInterface
    : OpInterface<"ParallelCombiningOpInterface"> {
  let description = "Contributes to a destination, from within an "
      "`InParallelOpInterface`.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Which operands are the destinations.",
        "::core::ops::Range<usize>", "getUpdatedDestinations">,
    InterfaceMethod<"The op that runs the threads.",
        "::ods_runtime::Operation", "getIteratingParent">
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
