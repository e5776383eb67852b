include "common.td"

def Base_PointOp : Base_Op<Base_Dialect, "point", [Pure]> {
  let results = (outs Base_Small:$point);
  let assemblyFormat = [{ attr-dict `:` type($point) }];
}
