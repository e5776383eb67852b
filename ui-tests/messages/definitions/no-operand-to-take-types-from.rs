ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [SameOperandsAndResultType]> {
        let results = (outs AnyType:$x);
    }
}

fn main() {}
