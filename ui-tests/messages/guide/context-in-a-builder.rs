ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def XType : TypeDef<My_Dialect, "X"> {
        let mnemonic = "x";
        let parameters = (ins "i32":$intParam);
        let builders = [TypeBuilder<(ins CArg<"i64", "0">:$other), [{ return Base::get($_ctxt, other); }]>];
        let assemblyFormat = "`<` $intParam `>`";
    }
}

fn main() {}
