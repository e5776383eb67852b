ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [AttrSizedOperandSegments]> {
        let arguments = (ins Optional<I32>:$o, Optional<I32>:$p);
        let assemblyFormat = "`v` ($o `,` $p^)? attr-dict";
    }
}

fn main() {}
