use ods_runtime::prelude::*;

ods! {
    #![import("toy.td")]
    #![export(toy::toy_td)]
    def Toy_Dialect : Dialect { let name = "toy"; }
    def AddOp : Op<Other_Dialect, "add">;
}

fn main() {}
