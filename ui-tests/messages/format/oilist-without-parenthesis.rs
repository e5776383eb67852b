ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let assemblyFormat = "oilist `a` attr-dict";
    }
}

fn main() {}
