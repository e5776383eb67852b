use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add", [OpAsmOpInterface]>;
}

fn main() {}
