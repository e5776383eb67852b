ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let results = (outs AnyType:$x);
        let assemblyFormat = "results attr-dict";
    }
}

fn main() {}
