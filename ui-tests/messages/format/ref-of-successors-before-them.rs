ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let successors = (successor AnySuccessor:$to);
        let assemblyFormat = "custom<F>(ref(successors)) successors attr-dict";
    }
}

fn main() {}
