include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "a small dialect";
}

def AddOp : Op<Toy_Dialect, "add"> {
  let summary = "adds two values";
  let description = [{
    The result has the type of the operands.

    ```
    %0 = toy.add %a, %b : i32
    ```
  }];
  let arguments = (ins I32:$lhs, Arg<I32, "what is added">:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def PackOp : Op<Toy_Dialect, "pack", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Optional<Index>:$pad, AnyType);
  let results = (outs Variadic<AnyType>:$type);
}
