use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32BitEnum<"E", "e", [I32BitEnumCaseBit<"A", 0>]> { let separator = ";"; }
}

fn main() {}
