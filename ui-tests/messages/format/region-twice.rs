ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$body $body attr-dict";
    }
}

fn main() {}
