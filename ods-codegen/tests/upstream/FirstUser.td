include "NoGuard.td"

def FirstOp : Shared_Op<"first"> {
  let arguments = (ins Variadic<Index>:$sizes, DenseI64ArrayAttr:$numbers);
  let assemblyFormat = "custom<Sizes>($sizes, $numbers) attr-dict";
}
