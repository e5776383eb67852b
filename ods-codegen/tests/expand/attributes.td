include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect { let name = "toy"; }

def AttrsOp : Op<Toy_Dialect, "attrs"> {
  let arguments = (ins
    I64Attr:$axis,
    StrAttr:$label,
    OptionalAttr<StrAttr>:$maybeLabel,
    DefaultValuedAttr<I64Attr, "1">:$step,
    UnitAttr:$exact,
    AnyAttr:$any,
    DenseI64ArrayAttr:$shape
  );
}
