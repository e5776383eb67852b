ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let assemblyFormat = "custom<F>(ref(attr-dict)) attr-dict";
    }
}

fn main() {}
