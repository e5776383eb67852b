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
def PairOp : Op<P_Dialect, "pair"> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs I32:$r);
}
def Say : NativeCodeCallVoid<"say($0)">;
def AToB : Pat<(AOp $a), (BOp $a)>;
#ifdef ORDER
def Late : Pattern<(AOp $a), [(BOp:$b $a, (returnType "t()")), (Say $b)]>;
#endif
#ifdef LATE
def Late : Pattern<(AOp $a), [(BOp:$b $a), (Say $b)]>;
#endif
#ifdef SHARED
def Lone : Pat<(AOp $a), (BOp $b)>;
def Shared : Pat<(PairOp (AOp $a, $b), (AOp $a, $b)), (BOp $a)>;
#endif
#ifdef DEEP
def Deep : Pat<(PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (PairOp (either (AOp $a), $x0)), $x1)), $x2)), $x3)), $x4)), $x5)), $x6)), $x7)), $x8)), $x9)), $x10)), $x11)), $x12)), $x13)), $x14)), $x15)), $x16)), $x17)), $x18)), $x19)), $x20)), $x21)), $x22)), $x23)), $x24)), $x25)), $x26)), $x27)), $x28)), $x29)), $x30)), $x31)), $x32)), $x33)), $x34)), $x35)), $x36)), $x37)), $x38)), $x39)), (BOp $a)>;
#endif
#endif
