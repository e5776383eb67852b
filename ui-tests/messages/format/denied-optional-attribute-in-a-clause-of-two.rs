ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins OptionalAttr<I32Attr>:$s, OptionalAttr<I32Attr>:$t);
        let assemblyFormat = "oilist(`n` $s `,` $t) attr-dict";
    }
}

fn main() {}
