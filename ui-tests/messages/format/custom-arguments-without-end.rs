ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32:$a);
        let assemblyFormat = "custom<F>($a attr-dict";
    }
}

fn main() {}
