use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins I32:$lhs, I32:$lhs, Variadic<I32>:$operation);
    }
    def MulOp : Op<Toy, "mul"> {
        let arguments = (ins Optional<I32>:$lhs, Variadic<I32>:$rhs);
    }
}

fn main() {}
