ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def AOp : Op<My_Dialect, "a"> {
        let arguments = (ins AnyType:$a);
        let assemblyFormat = "$a attr-dict ':' type($a)";
    }
}

fn main() {}
