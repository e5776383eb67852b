ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32Attr:$r);
        let assemblyFormat = "(`a`) : ($r^)? attr-dict";
    }
}

fn main() {}
