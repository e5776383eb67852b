use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Red : I32EnumAttrCase<"Red", 0>;
    def Color : I32EnumAttr<"Color", "a color", [Red]>;
    def PaintOp : Op<Toy, "paint"> {
        let arguments = (ins Color:$color);
        let hasFolder = 1;
        let hasCanonicalizer = 1;
    }
    def Shape : OpInterface<"Shape">;
    def Struct : TypeDef<Toy, "Struct"> { let mnemonic = "struct"; }
    def Twice : Pat<(PaintOp $x), (PaintOp $x)>;
}

fn main() {}
