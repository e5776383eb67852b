use ods_runtime::prelude::*;

ods! {
    #![deny(format)]
    def Shop : Dialect { let name = "shop"; }
    def Price0 : TypeDef<Shop, "Price0"> {
        let mnemonic = "price0";
        let parameters = (ins OptionalParameter<"Option<i64>">:$x, "i64":$y);
        let assemblyFormat = "`<` (`,` $x^)? `,` $y `>`";
    }
    def Price1 : TypeDef<Shop, "Price1"> {
        let mnemonic = "price1";
        let parameters = (ins OptionalParameter<"Option<i64>">:$x, OptionalParameter<"Option<i64>">:$y);
        let assemblyFormat = "`<` ($x^ `,` $y)? `>`";
    }
    def Price2 : TypeDef<Shop, "Price2"> {
        let mnemonic = "price2";
        let parameters = (ins OptionalParameter<"Option<i64>">:$x, OptionalParameter<"Option<i64>">:$y);
        let assemblyFormat = "`<` ($x $y^)? `>`";
    }
}

fn main() {}
