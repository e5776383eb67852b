ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b);
    }
}

fn main() {}
