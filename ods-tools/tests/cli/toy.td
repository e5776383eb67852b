include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = ""; }
def Toy_Mode : I32EnumAttr<"Mode", "how", [I32EnumAttrCase<"Fast", 0>]> { let cppNamespace = ""; }

def Toy_AddOp : Op<Toy_Dialect, "add", [Commutative, SameOperandsAndResultType]> {
  let summary = "adds";
  let description = [{
    The sum of two values.
  }];
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs, OptionalAttr<I32Attr>:$o);
  let results = (outs AnyInteger);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Toy_NopOp : Op<Toy_Dialect, "nop">;
#ifdef WRONG
def Toy_WrongOp : Op<Toy_Dialect, "wrong"> {
  let assemblyFormat = "attr-dict $x";
}
#endif
#ifdef WARNS
def Toy_WarnsOp : Op<Toy_Dialect, "warns"> {
  let arguments = (ins OptionalAttr<I32Attr>:$o);
  let assemblyFormat = "attr-dict $o";
}
#endif
#ifdef UNVERIFIABLE
include "mlir/IR/SymbolInterfaces.td"
def Toy_TableOp : Op<Toy_Dialect, "table", [SymbolTable]>;
#endif
#ifdef OLD
def Toy_Old : NativeOpTrait<"Old">, Deprecated<"use another">;
def Toy_OldOp : Op<Toy_Dialect, "old", [Toy_Old]>;
#endif
