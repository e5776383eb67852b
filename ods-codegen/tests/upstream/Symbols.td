include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def Sym_Dialect : Dialect {
  let name = "sym";
  let cppNamespace = "::mlir::sym";
}

// A symbol if it has a name.
def Sym_GroupOp : Op<Sym_Dialect, "group", [Symbol]> {
  let arguments = (ins OptionalAttr<StrAttr>:$sym_name);
  let extraClassDeclaration = [{ bool isOptionalSymbol() { return true; } }];
}

// A function that is a declaration without a body.
def Sym_DeclaredOp : Op<Sym_Dialect, "declared", [FunctionOpInterface]> {
  let arguments = (ins StrAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{ bool isDeclaration() { return isExternal(); } }];
}

// A function that verifies its type.
def Sym_VerifiedOp : Op<Sym_Dialect, "verified", [FunctionOpInterface]> {
  let arguments = (ins StrAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{ LogicalResult verifyType(); }];
}
