include "mlir/IR/OpBase.td"

def Up_Dialect : Dialect {
  let name = "up";
  let cppNamespace = "::mlir::up";
}

def Up_Type : Type<CPred<"isWhatever($_self)">, "whatever">;
def Up_Both : Type<And<[CPred<"true && (isWhatever($_self) || $_self.isThat())">]>, "both">;
def Up_Unused : Type<CPred<"isUnused($_self)">, "unused">;

def Up_Op : Op<Up_Dialect, "op"> {
  let arguments = (ins Up_Type:$input, Up_Both:$other);
}
