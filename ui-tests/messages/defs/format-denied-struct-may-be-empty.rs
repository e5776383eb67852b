use ods_runtime::prelude::*;

ods! {
    #![deny(format)]
    def Shop : Dialect { let name = "shop"; }
    def Price0 : TypeDef<Shop, "Price0"> {
        let mnemonic = "price0";
        let parameters = (ins OptionalParameter<"Option<i64>">:$x, OptionalParameter<"Option<i64>">:$y);
        let assemblyFormat = "`<` struct($x, $y) `a` `>`";
    }
    def Price1 : TypeDef<Shop, "Price1"> {
        let mnemonic = "price1";
        let parameters = (ins OptionalParameter<"Option<i64>">:$x, OptionalParameter<"Option<i64>">:$y, OptionalParameter<"Option<i64>">:$z);
        let assemblyFormat = "`<` struct($x, $y) (`,` $z^)? `>`";
    }
}

fn main() {}
