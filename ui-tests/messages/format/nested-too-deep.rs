ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let assemblyFormat = "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((`a`";
    }
}

fn main() {}
