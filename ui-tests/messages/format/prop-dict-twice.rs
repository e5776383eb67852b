ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let assemblyFormat = "prop-dict prop-dict attr-dict";
    }
}

fn main() {}
