include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect { let name = "toy"; }

def CaseOp : Op<Toy_Dialect, "case"> {
  let regions = (region SizedRegion<1>:$default, VariadicRegion<AnyRegion>:$cases);
}

def BranchOp : Op<Toy_Dialect, "br", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$dest_operands);
  let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$others);
}
