ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins AnyType:$a);
        let assemblyFormat = "type(type($a)) attr-dict";
    }
}

fn main() {}
