use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Body";
        let traits = [MutableType];
        let parameters = (ins "i64":$x);
        let assemblyFormat = "struct(params)";
    }
}

fn main() {}
