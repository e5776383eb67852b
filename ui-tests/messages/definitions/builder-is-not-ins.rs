ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let builders = [OpBuilder<(outs "i32":$a), [{ todo!() }]>];
    }
}

fn main() {}
