use ods_runtime::prelude::*;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Range(i64, i64);

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "Range":$range);
        let assemblyFormat = "`<` $range `>`";
    }
}

fn main() {}
