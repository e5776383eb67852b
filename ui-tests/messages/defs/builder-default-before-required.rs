use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "i64":$x);
        let assemblyFormat = "$x";
        let builders = [TypeBuilder<(ins CArg<"i8", "0">:$y, "i8":$z), [{ $_get((y + z).into()) }]>];
    }
}

fn main() {}
