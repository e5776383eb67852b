use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def A_AddOp : Op<Toy, "add">;
    def B_AddOp : Op<Toy, "plus">;
}

fn main() {}
