use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> {
        let arguments = (ins Optional<AnyType>:$o);
        let assemblyFormat = "(custom<Both>($o, type($o))^)? attr-dict";
    }
    def BOp : Op<Toy, "b"> {
        let arguments = (ins Optional<AnyType>:$o);
        let assemblyFormat = "custom<Same>($o, type($o)) attr-dict";
    }
}

fn main() {}
