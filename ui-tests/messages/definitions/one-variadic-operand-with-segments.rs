ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<I32>:$a);
    }
}

fn main() {}
