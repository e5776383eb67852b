use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "&str":$currency, TypeParameter<"&[i64]", "">:$list);
        let assemblyFormat = "`<` $currency `:` $list `>`";
    }
}

fn main() {}
