use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32EnumAttr<"E", "e", [I64EnumAttrCase<"A", 0>]>;
}

fn main() {}
