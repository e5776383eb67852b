ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [Terminator]> {
        let arguments = (ins OptionalAttr<I64Attr>:$a);
        let assemblyFormat = "attr-dict ($a^)?";
    }
}

fn main() {}
