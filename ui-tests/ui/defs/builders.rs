use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Unnamed : TypeDef<Shop, "Unnamed"> {
        let mnemonic = "unnamed";
        let builders = [TypeBuilder<(ins "i64"), [{ Self }]>];
    }
    def Conflict : TypeDef<Shop, "Conflict"> {
        let mnemonic = "conflict";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins "i64":$a);
        let builders = [TypeBuilder<(ins "i64":$b), [{ $_get(b) }]>];
    }
    def SameName : TypeDef<Shop, "SameName"> {
        let mnemonic = "samename";
        let builders = [TypeBuilder<(ins "i64":$b), [{ $_get() }]>, TypeBuilder<(ins "i32":$b), [{ $_get() }]>];
    }
    def Context : TypeDef<Shop, "Context"> {
        let mnemonic = "context";
        let builders = [TypeBuilder<(ins "i64":$b), [{ $_get($_ctxt) }]>];
    }
}

fn main() {}
