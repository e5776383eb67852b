ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let assemblyFormat = "`-` `>` attr-dict";
    }
}

fn main() {}
