// The ops that the patterns of `Patterns.td` are about.

include "mlir/IR/OpBase.td"

def F_Dialect : Dialect { let name = "f"; }

class F_Op<string mnemonic, list<Trait> traits = []> : Op<F_Dialect, mnemonic, traits>;

def OneOp : F_Op<"one", [SameOperandsAndResultType]> {
    let arguments = (ins AnyType:$x, OptionalAttr<I32Attr>:$attr);
    let results = (outs AnyType:$result);
}
def TwoOp : F_Op<"two", [SameOperandsAndResultType]> {
    let arguments = (ins AnyType:$x, AnyType:$y);
    let results = (outs AnyType:$result);
}
def NamedOp : F_Op<"named"> {
    let arguments = (ins StrAttr:$name, Variadic<AnyType>:$xs);
    let results = (outs AnyType:$result);
}
def LastOp : F_Op<"last", [SameOperandsAndResultType]> {
    let arguments = (ins Variadic<AnyType>:$xs);
    let results = (outs AnyType:$result);
}
def ConstOp : F_Op<"const", [Pure]> {
    let arguments = (ins I32Attr:$value);
    let results = (outs I32:$result);
}
def DefaultOp : F_Op<"default"> {
    let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$a, OptionalAttr<I32Attr>:$b, UnitAttr:$u);
}
def ValuesOp : F_Op<"values", [AttrSizedOperandSegments]> {
    let arguments = (ins Variadic<AnyType>:$xs, Optional<AnyType>:$o, Variadic<AnyType>:$ys);
    let results = (outs Variadic<AnyType>:$results);
}
def PairOp : F_Op<"pair"> {
    let arguments = (ins I32Attr:$kind);
    let results = (outs I32:$a, F32:$b);
}
def IntOp : F_Op<"int"> {
    let results = (outs I32:$result);
}
def FloatOp : F_Op<"float"> {
    let results = (outs F32:$result);
}
def FromFloatOp : F_Op<"from_float"> {
    let arguments = (ins F32:$x);
    let results = (outs I32:$result);
}
def CastOp : F_Op<"cast"> {
    let arguments = (ins AnyType:$x);
    let results = (outs AnyType:$result);
}
def SinkOp : F_Op<"sink"> {
    let arguments = (ins AnyType:$x);
}
def PropOp : F_Op<"prop"> {
    let arguments = (ins IntProp<"i64">:$n, StringProp:$tag);
    let results = (outs I32:$result);
}
