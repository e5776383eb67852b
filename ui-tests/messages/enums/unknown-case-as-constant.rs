use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 1>]>;
    def F : ConstantEnumCase<E, "B">;
}

fn main() {}
