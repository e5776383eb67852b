use ods_runtime::prelude::*;

ods! {
    def Toy_Dialect : Dialect { let name = "toy"; }
}

ods! {
    def AddOp : Op<Toy_Dialect, "add">;
}

fn main() {}
