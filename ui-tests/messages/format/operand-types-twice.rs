ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins AnyType:$a);
        let assemblyFormat = "operands attr-dict type(operands) type(operands)";
    }
}

fn main() {}
