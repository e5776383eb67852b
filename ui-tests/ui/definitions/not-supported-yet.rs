use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def PaintOp : Op<Toy, "paint"> {
        let arguments = (ins I32Attr:$color);
    }
    def Twice : Pat<(PaintOp $x), (PaintOp $x)>;
}

fn main() {}
