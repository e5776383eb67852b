ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32:$a); let results = (outs I32:$a);
    }
}

fn main() {}
