use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32BitEnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>]>;
}

fn main() {}
