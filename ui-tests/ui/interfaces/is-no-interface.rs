use ods_runtime::prelude::*;

trait Plain {}

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Plain : OpInterfaceTrait<"Plain">;
    def AddOp : Op<Toy, "add", [Plain]>;
}

impl Plain for AddOp {}

fn main() {}
