ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Variadic<I32>:$v);
        let assemblyFormat = "attr-dict $v";
    }
}

fn main() {}
