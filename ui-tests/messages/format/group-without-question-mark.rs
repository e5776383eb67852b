ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins OptionalAttr<I32Attr>:$o);
        let assemblyFormat = "($o^) attr-dict";
    }
}

fn main() {}
