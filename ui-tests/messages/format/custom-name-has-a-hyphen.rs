ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32Attr:$a);
        let assemblyFormat = "custom<foo-bar>($a) attr-dict";
    }
}

fn main() {}
