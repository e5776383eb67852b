use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "i64":$x, "i64":$y);
        let assemblyFormat = "params";
        let builders = [
            TypeBuilder<(ins "i64":$a), [{ $_get(a, a) }]>,
            TypeBuilder<(ins "u8":$a), [{ $_get(a.into(), 0) }]>
        ];
    }
}

fn main() {}
