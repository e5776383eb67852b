// Alignment.

#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description = "Has an attribute `alignment`.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The alignment in bytes.",
        "::core::option::Option<u64>", "getMaybeAlign", (ins),
        "::ods_runtime::interfaces::alignment($_op, $_ir)">
  ];
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE
