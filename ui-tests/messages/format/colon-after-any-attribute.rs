ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins AnyAttr:$any);
        let assemblyFormat = "$any `:` `b` attr-dict";
    }
}

fn main() {}
