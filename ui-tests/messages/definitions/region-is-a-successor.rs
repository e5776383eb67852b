ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let regions = (region AnySuccessor:$a);
    }
}

fn main() {}
