ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins UnitAttr:$u);
        let assemblyFormat = "(` ` $u^ `x`)? attr-dict";
    }
}

fn main() {}
