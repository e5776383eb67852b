use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32Enum<"E", "e", []>;
}

fn main() {}
