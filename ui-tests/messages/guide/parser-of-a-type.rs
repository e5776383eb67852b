ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def XType : TypeDef<My_Dialect, "X"> {
        let mnemonic = "x";
        let parameters = (ins "i64":$a);
        let printer = [{ $_printer << "x<" << getImpl()->a << ">"; }];
    }
}

fn main() {}
