use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def NopOp : Op<Toy, "nop">;
}

fn unchecked(op: Operation) -> NopOp {
    NopOp(op)
}

fn main() {}
