ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [AllTypesMatch<["p", "x"]>]> {
        let arguments = (ins I32Prop:$p); let results = (outs AnyType:$x);
    }
}

fn main() {}
