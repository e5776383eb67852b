use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32Enum<"E", "e", [I32EnumCase<"A", 0>, I32EnumCase<"B", 0>]>;
}

fn main() {}
