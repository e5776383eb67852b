ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins UnitAttr:$s, UnitAttr:$t);
        let assemblyFormat = "(`a` $s^)? (`a` $t^)? attr-dict";
    }
}

fn main() {}
