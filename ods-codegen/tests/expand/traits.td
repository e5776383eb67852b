include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect { let name = "toy"; }

def YieldOp : Op<Toy_Dialect, "yield", [Terminator, HasParent<"LoopOp">]>;

def LoopOp : Op<Toy_Dialect, "loop", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Index:$count);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

def SumOp : Op<Toy_Dialect, "sum", [
    SameOperandsAndResultType,
    PredOpTrait<"something holds", CPred<"$_op.num_operands($_ir) == 2 && $lhs != $rhs">>
  ]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
