use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins Variadic<I32>:$lhs, Variadic<I32>:$rhs);
    }
}

fn main() {}
