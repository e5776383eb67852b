ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32Prop:$p);
        let assemblyFormat = "attr-dict type($p)";
    }
}

fn main() {}
