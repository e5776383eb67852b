use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def F : ConstantEnumCase<I32Attr, "B">;
}

fn main() {}
