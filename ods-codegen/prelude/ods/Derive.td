// What stands for the dialect of an op that is derived from a Rust struct: nothing of
// it is known but its Rust type. MLIR has no such definition.

#ifndef ODS_DERIVE
#define ODS_DERIVE

include "mlir/IR/DialectBase.td"

def __DerivedDialect : Dialect {
  let name = "";
}

#endif // ODS_DERIVE
