use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect {
        let name = "toy";
        let hasConstantMaterializer = 1;
        let hasOperationAttrVerify = 1;
        let hasRegionArgAttrVerify = 1;
        let hasRegionResultAttrVerify = 1;
        let hasCanonicalizer = 1;
        let hasOperationInterfaceFallback = 1;
    }
}

fn main() {}
