// A file without a guard against a second include.
include "mlir/IR/OpBase.td"

def Shared_Dialect : Dialect {
  let name = "shared";
  let cppNamespace = "::mlir::shared";
}

class Shared_Op<string name, list<Trait> traits = []> : Op<Shared_Dialect, name, traits>;
