use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def First : TypeDef<Shop, "First"> { let mnemonic = "price"; }
    def Second : TypeDef<Shop, "Second"> { let mnemonic = "price"; }
}

fn main() {}
