ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Variadic<AnyType>:$v);
        let assemblyFormat = "$v attr-dict `:` type($v)";
    }
}

fn main() {}
