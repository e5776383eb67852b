use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : IntEnum<"E", "e", [EnumCase<"A", 0, "a", 65>], 65>;
}

fn main() {}
