// The builtin dialect. The runtime has its types and attributes; these
// definitions let others refer to them.

#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let summary =
      "A dialect containing the builtin Attributes, Operations, and Types";
  let cppNamespace = "::ods_runtime::builtin";
}

#endif // BUILTIN_BASE
