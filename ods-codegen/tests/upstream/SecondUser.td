include "NoGuard.td"

def SecondOp : Shared_Op<"second"> {
  let arguments = (ins Variadic<Index>:$sizes, DenseI64ArrayAttr:$numbers, UnitAttr:$flag);
  let assemblyFormat = "custom<Sizes>($sizes, $numbers, $flag) attr-dict";
}
