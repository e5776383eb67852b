include "mlir/IR/OpBase.td"

def Toy : Dialect { let name = "toy"; }

def AddOp : Op<Toy, "add"> {
  let arguments = (ins I32:$lhs, I32:$lhs);
}
def SubOp : Op<Toy, "sub"> {
  let arguments = (ins I32:$lhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}
