use ods_runtime::prelude::*;

ods! {
    #![deny(format)]
    def Shop : Dialect { let name = "shop"; }
    def Price0 : TypeDef<Shop, "Price0"> {
        let mnemonic = "price0";
        let parameters = (ins "::ods_runtime::attributes::ApInt":$n);
        let assemblyFormat = "`<` $n `>`";
    }
}

fn main() {}
