ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins OptionalAttr<I32Attr>:$s, UnitAttr:$u);
        let assemblyFormat = "(`n` $s) : (`u` $u^)? attr-dict";
    }
}

fn main() {}
