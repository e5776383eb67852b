// `func`: functions, and calls of them.

#ifndef ODS_FUNC_OPS
#define ODS_FUNC_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Func_Dialect : Dialect {
  let name = "func";
  let summary = "Functions, and operations on them";
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, list<Trait> traits = []> : Op<Func_Dialect, mnemonic, traits>;

def CallOp : Func_Op<"call", [CallOpInterface, MemRefsNormalizable, SymbolUserOpInterface]> {
  let summary = "Calls a function of the symbol table around";
  let description = "`%sum = func.call @add(%a, %b) : (i32, i32) -> i32`";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
}

def CallIndirectOp
    : Func_Op<"call_indirect", [
        CallOpInterface,
        TypesMatchWith<"callee input types match argument types",
                       "callee", "callee_operands", "$crate::func::function_inputs($_self)">,
        TypesMatchWith<"callee result types match result types",
                       "callee", "results", "$crate::func::function_results($_self)">]> {
  let summary = "Calls a function that is a value";
  let description = "`%sum = func.call_indirect %function(%a, %b) : (i32, i32) -> i32`";
  let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$callee_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)";
  let hasCanonicalizeMethod = 1;
}

def ConstantOp
    : Func_Op<"constant", [ConstantLike, Pure, SymbolUserOpInterface,
                           DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                     ["getAsmResultNames"]>]> {
  let summary = "A function as a value";
  let description = "`%f = func.constant @add : (i32, i32) -> i32`";
  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
  let hasFolder = 1;
}

def FuncOp
    : Func_Op<"func", [AffineScope, AutomaticAllocationScope, FunctionOpInterface,
                       IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "A function: a symbol with a type and a body";
  let description = [{
A function without body is a declaration, which must be private.

```mlir
func.func private @sin(f64) -> f64
func.func @add(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def ReturnOp
    : Func_Op<"return", [Pure, HasParent<"FuncOp">, MemRefsNormalizable, ReturnLike,
                         Terminator]> {
  let summary = "Ends a function, with the values that its type says";
  let description = "`func.return %sum : i32`";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

#endif // ODS_FUNC_OPS
