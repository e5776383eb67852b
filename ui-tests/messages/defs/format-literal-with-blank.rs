use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "i64":$x);
        let assemblyFormat = "`a b` $x";
    }
}

fn main() {}
