use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32Enum<"E", "e", [I32EnumCase<"A", 0, "a">, I32EnumCase<"A", 1, "b">]>;
}

fn main() {}
