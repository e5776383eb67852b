use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def A : I32Enum<"E", "e", [I32EnumCase<"A", 0>]>;
    def B : I32Enum<"E", "e", [I32EnumCase<"A", 0>]>;
}

fn main() {}
