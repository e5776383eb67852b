use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Cheap : OpInterface<"Cheap"> {
        let methods = [InterfaceMethod<"What it costs.", "i64", "cost", (ins), "", [{ 1 }]>];
    }
    // All methods have defaults: the `impl` is there already. `DeclareOpInterfaceMethods<Cheap>`
    // says that it is written.
    def BoxOp : Op<Toy, "box", [
        Pure,
        Cheap,
    ]>;
}

impl Cheap for BoxOp {
    fn cost(self, _: &Ir) -> i64 {
        4
    }
}

fn main() {}
