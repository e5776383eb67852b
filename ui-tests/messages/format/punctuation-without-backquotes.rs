ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32:$x, I32:$y);
        let assemblyFormat = "$x, $y attr-dict";
    }
}

fn main() {}
