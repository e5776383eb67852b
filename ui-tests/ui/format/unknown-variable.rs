use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins I32:$lhs);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
    }
}

fn main() {}
