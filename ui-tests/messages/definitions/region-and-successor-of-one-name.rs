ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let regions = (region AnyRegion:$a); let successors = (successor AnySuccessor:$a);
    }
}

fn main() {}
