ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins VariadicOfVariadic<I32, "s">:$a);
    }
}

fn main() {}
