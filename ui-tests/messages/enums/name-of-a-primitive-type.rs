use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def E : I32Enum<"u32", "an enum", [I32EnumCase<"A", 0>]>;
    def str : Op<Toy, "str">;
}

fn main() {}
