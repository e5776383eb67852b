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

// What compares types alone is told from what may ask for more.
def SameOp : Op<Toy_Dialect, "same", [
    AllTypesMatch<["lhs", "rhs"]>,
    TypesMatchWith<"one is the element type", "lhs", "rhs", "$_self.element_type()">,
    TypesMatchWith<"one is as the op says", "lhs", "rhs",
                   "$_op.attribute($_ir, \"type\").map(|_| $_self)">
  ]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
