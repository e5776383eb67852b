use ods_runtime::prelude::*;

ods! {
    def D_Dialect : Dialect { let name = "d"; }
    def Spaced : OpInterfaceTrait<"Not a name">;
    def Path : OpInterfaceTrait<"crate::1::Name">;
    def AOp : Op<D_Dialect, "a", [Spaced, Path]>;
}

fn main() {}
