use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : EnumAttr<Shop, I32Attr, "e">;
}

fn main() {}
