use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> { let arguments = (ins OptionalAttr:$a, Variadic:$b, DefaultValuedAttr:$c); }
    def BOp : Op<Toy, "b", [HasParent]>;
}

fn main() {}
