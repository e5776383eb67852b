ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins OptionalAttr<I32Attr>:$s, Variadic<AnyType>:$v);
        let assemblyFormat = "$v (`n` $s^ `:` type($v))? attr-dict";
    }
}

fn main() {}
