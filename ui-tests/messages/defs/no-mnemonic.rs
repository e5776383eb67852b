use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : AttrDef<Shop, "Price"> {
        let assemblyFormat = "`a`";
    }
}

fn main() {}
