// The dialect of an op that is derived from a Rust struct: only its Rust type is
// known. MLIR has no such definition.

#ifndef ODS_DERIVE
#define ODS_DERIVE

include "mlir/IR/DialectBase.td"

def __DerivedDialect : Dialect {
  let name = "";
}

#endif // ODS_DERIVE
