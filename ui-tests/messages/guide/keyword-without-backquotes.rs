ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def OuterType : TypeDef<My_Dialect, "MyOuterType"> {
        let parameters = (ins "i64":$inner);
        let mnemonic = "outer";
        let assemblyFormat = "`<` pair `:` $inner `>`";
    }
}

fn main() {}
