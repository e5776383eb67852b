use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I8BitEnum<"E", "e", [I8BitEnumCaseBit<"A", -1>]>;
}

fn main() {}
