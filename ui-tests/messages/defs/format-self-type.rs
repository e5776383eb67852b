use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : AttrDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins AttributeSelfTypeParameter<"", "IntegerType">:$x);
        let assemblyFormat = "$x";
    }
}

fn main() {}
