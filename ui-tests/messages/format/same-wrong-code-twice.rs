ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> {
        let assemblyFormat = "custom<Foo>(\"x y (\") attr-dict";
    }
    def BOp : Op<Toy, "b"> {
        let assemblyFormat = "custom<Foo>(\"x y (\") attr-dict";
    }
}

fn main() {}
