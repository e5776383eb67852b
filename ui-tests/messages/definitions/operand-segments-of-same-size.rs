ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
        let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
    }
}

fn main() {}
