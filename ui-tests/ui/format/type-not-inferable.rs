use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins AnyType:$lhs);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$lhs attr-dict `:` type($lhs)";
    }
}

fn main() {}
