ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Optional<I32>:$x);
        let assemblyFormat = "(`a` $x^ attr-dict";
    }
}

fn main() {}
