ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def Some : AttrConstraint<CPred<"true">, "some">;
    def XOp : Op<Toy, "x"> { let arguments = (ins Some:$a); }
}

fn main() {}
