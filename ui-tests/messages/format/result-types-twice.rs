ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let results = (outs AnyType:$x);
        let assemblyFormat = "attr-dict type(results) type($x)";
    }
}

fn main() {}
