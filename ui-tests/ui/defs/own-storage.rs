use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Nowhere : TypeDef<Shop, "Nowhere"> {
        let mnemonic = "nowhere";
        let parameters = (ins "i64":$a);
        let assemblyFormat = "`<` params `>`";
        let genStorageClass = 0;
    }

    def Unknown : TypeDef<Shop, "Unknown"> {
        let mnemonic = "unknown";
        let parameters = (ins "i64":$a);
        let assemblyFormat = "`<` params `>`";
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Missing";
    }
}

fn main() {}
