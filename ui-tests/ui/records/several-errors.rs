use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins Toy:$lhs, I32Attr);
        let results = (ins I32:$result);
    }
    def MulOp : Op<Toy, "mul"> {
        let regions = (region VariadicRegion<AnyRegion>);
    }
}

fn main() {}
