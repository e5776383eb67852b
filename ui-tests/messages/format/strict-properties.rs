ods_runtime::ods! {
    def Toy : Dialect {
        let name = "toy";
        let useStrictPropertiesInAssemblyFormat = 1;
    }
    def XOp : Op<Toy, "x"> {
        let arguments = (ins I32Attr:$a, I32Attr:$b);
        let assemblyFormat = "$a attr-dict";
    }
    def YOp : Op<Toy, "y"> {
        let arguments = (ins I64Prop:$p);
        let assemblyFormat = "attr-dict";
    }
}

fn main() {}
