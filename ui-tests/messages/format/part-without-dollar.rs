ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def AOp : Op<My_Dialect, "a"> {
        let arguments = (ins AnyType:$input);
        let assemblyFormat = "input attr-dict `:` type($input)";
    }
}

fn main() {}
