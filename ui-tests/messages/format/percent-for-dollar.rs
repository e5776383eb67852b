ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> {
        let arguments = (ins AnyType:$x);
        let assemblyFormat = "%x attr-dict `:` type(%x)";
    }
}

fn main() {}
