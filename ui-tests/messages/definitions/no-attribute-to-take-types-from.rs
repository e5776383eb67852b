ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [FirstAttrDerivedResultType]> {
        let results = (outs AnyType:$x);
    }
}

fn main() {}
