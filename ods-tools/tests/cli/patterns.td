#ifndef BARE
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def P_Dialect : Dialect { let name = "p"; }
class P_Op<string name> : Op<P_Dialect, name> {
  let arguments = (ins I32Attr:$a);
  let results = (outs I32:$r);
}
def AOp : P_Op<"a">;
def BOp : P_Op<"b">;
def Say : NativeCodeCallVoid<"say($0)">;
def AToB : Pat<(AOp $a), (BOp $a)>;
#ifdef ORDER
def Late : Pattern<(AOp $a), [(BOp:$b $a, (returnType "t()")), (Say $b)]>;
#endif
#ifdef LATE
def Late : Pattern<(AOp $a), [(BOp:$b $a), (Say $b)]>;
#endif
#endif
