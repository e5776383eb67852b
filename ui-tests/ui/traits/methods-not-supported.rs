use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def LoopOp : Op<Toy, "loop", [Pure, DeclareOpInterfaceMethods<TilingInterface>]>;
}

fn main() {}
