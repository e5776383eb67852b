ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I64Prop:$p);
        let assemblyFormat = "custom<Foo>(ref($p)) $p attr-dict";
    }
}

fn main() {}
