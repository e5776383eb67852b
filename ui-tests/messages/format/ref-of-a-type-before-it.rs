ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let results = (outs AnyType:$x);
        let assemblyFormat = "custom<F>(ref(type($x))) attr-dict type($x)";
    }
}

fn main() {}
