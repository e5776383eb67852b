ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def First : TraitList<[Second]>;
    def Second : TraitList<[First]>;
    def AddOp : Op<Toy, "add", [Second, Third]>;
}

fn main() {}
