ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins AnyType:$a);
        let assemblyFormat = "$a custom<F>(type(operands)) attr-dict";
    }
}

fn main() {}
