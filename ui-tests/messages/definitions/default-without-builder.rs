ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def NoBuilder : Attr<CPred<"true">, "any">;
    def XOp : Op<Toy, "x"> {
        let arguments = (ins DefaultValuedOptionalAttr<NoBuilder, "x">:$a);
    }
}

fn main() {}
