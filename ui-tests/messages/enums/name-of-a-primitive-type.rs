use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def E : I32Enum<"u32", "an enum", [I32EnumCase<"A", 0>]>;
    def str : Op<Toy, "str">;
    // A pattern may have such a name.
    def OneOp : Op<Toy, "one"> { let arguments = (ins I32:$_0); let results = (outs I32:$r); }
    def bool : Pat<(OneOp $x), (replaceWithValue $x)>;
}

fn main() {}
