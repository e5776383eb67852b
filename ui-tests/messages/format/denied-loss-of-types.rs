ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins Variadic<AnyType>:$v, UnitAttr:$u);
        let assemblyFormat = "`v` $v (`t` type($v) $u^)? attr-dict";
    }
}

fn main() {}
