ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let builders = [OpBuilder<(ins CArg<"i32", "1">:$a, "i32":$b), [{ todo!() }]>];
    }
}

fn main() {}
