ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins UnitAttr:$x, UnitAttr:$y);
        let assemblyFormat = "oilist(`a` $x | `a` $y) attr-dict";
    }
}

fn main() {}
