use ods_runtime::prelude::*;

ods! {
    #![crate(ods_runtime)]
    #![crate(ods_runtime)]
    #![export]
    def Toy_Dialect : Dialect { let name = "toy"; }
    #![export(zz)]
    #[emit("a.td")]
    def AddOp : Op<Toy_Dialect, "add">;
}

fn main() {}
