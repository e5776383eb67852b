ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def First : NativeOpTrait<"First">;
    def Second : NativeOpTrait<"Second"> { let dependentTraits = [First]; }
    def XOp : Op<Toy, "x", [Second, First]> {
        let summary = "x";
    }
}

fn main() {}
