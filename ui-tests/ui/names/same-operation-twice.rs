use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add">;
    def PlusOp : Op<Toy, "add">;
}

fn main() {}
