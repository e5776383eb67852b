use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def DerivedOp : Op<Toy, "derived"> {
        let arguments = (ins DerivedTypeAttr<"unreachable!()">:$ty);
    }
    def FieldOp : Op<Toy, "field"> {
        Attr value = I32Attr;
    }
    def TwiceOp : Op<Toy, "twice"> {
        let arguments = (ins I32Attr:$value, StrAttr:$value, I64:$value);
    }
    def KindOp : Op<Toy, "kind"> {
        let arguments = (ins AnyRegion:$value);
    }
    def SizesOp : Op<Toy, "sizes"> {
        let arguments = (ins VariadicOfVariadic<I32, "sizes">:$groups, I32Attr:$sizes);
    }
    def SegmentsOp : Op<Toy, "segments", [AttrSizedOperandSegments]> {
        let arguments = (ins I32:$one, Variadic<I32>:$some);
    }
    def NamesOp : Op<Toy, "names"> {
        let arguments = (ins I32:$operands, I32:$attributes);
    }
    def InferOp : Op<Toy, "infer", [AllTypesMatch<["prop", "result"]>]> {
        let arguments = (ins I64Prop:$prop);
        let results = (outs AnyType:$result);
    }
}

fn main() {}
