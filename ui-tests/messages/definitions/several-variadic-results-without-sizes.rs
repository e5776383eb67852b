ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let results = (outs Variadic<I32>:$a, Optional<I32>:$b);
    }
}

fn main() {}
