use ods_runtime::prelude::*;

ods! {
    #![deny(format)]
    def Shop : Dialect { let name = "shop"; }
    def Price0 : TypeDef<Shop, "Price0"> {
        let mnemonic = "price0";
        let parameters = (ins OptionalArrayRefParameter<"i64">:$l, "i64":$x);
        let assemblyFormat = "`<` $l `,` $x `>`";
    }
    def Price1 : TypeDef<Shop, "Price1"> {
        let mnemonic = "price1";
        let parameters = (ins OptionalArrayRefParameter<"i64">:$l, "i64":$x);
        let assemblyFormat = "`<` struct(params) `>`";
    }
    def Price2 : TypeDef<Shop, "Price2"> {
        let mnemonic = "price2";
        let parameters = (ins ArrayRefParameter<"i64">:$l);
        let assemblyFormat = "`<` $l `>`";
    }
}

fn main() {}
