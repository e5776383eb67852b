use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Other : AttrDef<Shop, "Other"> {
        let mnemonic = "other";
        let parameters = (ins "i64":$a);
        let assemblyFormat = "`<` params `>`";
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Storage";
    }

    def Unmade : TypeDef<Shop, "Unmade"> {
        let mnemonic = "unmade";
        let parameters = (ins "i64":$a);
        let assemblyFormat = "`<` params `>`";
        let hasStorageCustomConstructor = 1;
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Storage {
    b: i64,
}

fn main() {}
