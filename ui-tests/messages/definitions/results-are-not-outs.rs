ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let results = (ins I32:$a);
    }
}

fn main() {}
