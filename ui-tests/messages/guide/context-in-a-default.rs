ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def XType : TypeDef<My_Dialect, "X"> {
        let mnemonic = "x";
        let parameters = (ins DefaultValuedParameter<"IntegerType", "IntegerType::get($_ctxt, 32)">:$p);
        let assemblyFormat = "(`<` $p^ `>`)?";
    }
}

fn main() {}
