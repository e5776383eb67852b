ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<"toy.x", [NoSideEffect]>;
}

fn main() {}
