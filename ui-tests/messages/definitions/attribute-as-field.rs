ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        Attr a = I32Attr;
    }
}

fn main() {}
