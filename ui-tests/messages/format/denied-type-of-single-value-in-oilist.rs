ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let results = (outs AnyType:$x);
        let assemblyFormat = "oilist(`a` type($x)) attr-dict";
    }
}

fn main() {}
