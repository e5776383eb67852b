ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins OptionalAttr<I32Attr>:$o, UnitAttr:$u);
        let assemblyFormat = "oilist(`k` $o) oilist(`k` $u) attr-dict";
    }
}

fn main() {}
