ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def XType : TypeDef<My_Dialect, "X"> {
        let parameters = (ins DefaultValuedParameter<"Option<i64>", "Some(5)">:$a)
        let mnemonic = "default_valued";
        let assemblyFormat = "(`<` $a^ `>`)?";
    }
}

fn main() {}
