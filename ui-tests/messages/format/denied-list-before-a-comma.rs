ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Variadic<I32>:$v, I32:$w);
        let assemblyFormat = "$v `,` $w attr-dict";
    }
}

fn main() {}
