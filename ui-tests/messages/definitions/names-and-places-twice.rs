use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def LostOp : Op<Toy, "lost", [HasParent<"">]>;
    def AloneOp : Op<Toy, "alone", [ParentOneOf<[]>]>;
    def SizesOp : Op<Toy, "sizes", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, DenseI32ArrayAttr:$operandSegmentSizes);
    }
    def DerivedOp : Op<Toy, "derived"> {
        let arguments = (ins I32:$width);
        DerivedAttr width = DerivedAttr<"i64", "1">;
    }
    def BuiltOp : Op<Toy, "built"> {
        let builders = [OpBuilder<(ins "i64":$x, "i32":$x), "$_builder">];
    }
}

fn main() {}
