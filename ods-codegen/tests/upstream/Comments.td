include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"

def Up_Dialect : Dialect {
  let name = "up";
}

def CommentsOp : Op<Up_Dialect, "comments", [Symbol]> {
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name);
  let extraClassDeclaration = [{ /* optional symbol */ /* own visibility */ }];
}
