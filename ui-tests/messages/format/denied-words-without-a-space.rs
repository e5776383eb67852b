ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let assemblyFormat = "`a` `` `b` attr-dict";
    }
}

fn main() {}
