ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def XType : TypeDef<My_Dialect, "X"> {
        let mnemonic = "x";
        let hasCustomStorageConstructor = 1;
    }
}

fn main() {}
