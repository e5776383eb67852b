ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Variadic<I32>:$v);
        let assemblyFormat = "(type($v) $v^)? attr-dict";
    }
}

fn main() {}
