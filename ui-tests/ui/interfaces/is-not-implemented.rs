use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Shape : OpInterface<"Shape"> {
        let methods = [InterfaceMethod<"The rank.", "usize", "rank">];
    }
    def AddOp : Op<Toy, "add", [DeclareOpInterfaceMethods<Shape>]>;
}

fn main() {}
