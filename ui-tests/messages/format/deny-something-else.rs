ods_runtime::ods! {
    #![deny(formats)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let summary = "x";
    }
}

fn main() {}
