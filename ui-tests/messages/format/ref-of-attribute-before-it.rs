ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32Attr:$r);
        let assemblyFormat = "custom<F>(ref($r)) $r attr-dict";
    }
}

fn main() {}
