use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32BitEnum<"E", "e", [BitEnumCaseGroup<"B", []>]>;
}

fn main() {}
