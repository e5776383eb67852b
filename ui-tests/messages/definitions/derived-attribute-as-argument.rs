ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins DerivedTypeAttr<"x()">:$a);
    }
}

fn main() {}
