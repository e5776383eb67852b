use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "i64":$number);
        let assemblyFormat = "$number";
        let genVerifyDecl = 1;
    }
    def Tag : AttrDef<Shop, "Tag"> {
        let mnemonic = "tag";
        let hasCustomAssemblyFormat = 1;
    }
}

fn main() {}
