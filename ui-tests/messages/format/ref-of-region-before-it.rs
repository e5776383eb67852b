ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "custom<F>(ref($body)) $body attr-dict";
    }
}

fn main() {}
