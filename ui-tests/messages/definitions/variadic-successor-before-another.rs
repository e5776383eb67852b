ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b);
    }
}

fn main() {}
