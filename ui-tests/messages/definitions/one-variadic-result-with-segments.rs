ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [AttrSizedResultSegments]> {
        let results = (outs Variadic<I32>:$a);
    }
}

fn main() {}
