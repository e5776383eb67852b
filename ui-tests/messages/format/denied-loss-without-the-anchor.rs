ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins OptionalAttr<I64Attr>:$s, DefaultValuedAttr<I64Attr, "1">:$d);
        let assemblyFormat = "(`n` $s^ `,` $d)? attr-dict";
    }
}

fn main() {}
