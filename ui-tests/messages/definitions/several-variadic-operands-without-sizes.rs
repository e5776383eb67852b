ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b);
    }
}

fn main() {}
