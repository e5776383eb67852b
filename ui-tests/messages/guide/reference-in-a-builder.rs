ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def My_IntegerAttr : AttrDef<My_Dialect, "Integer"> {
        let mnemonic = "int";
        let parameters = (ins "i64":$value);
        let builders = [
            AttrBuilderWithInferredContext<(ins "Type":$type, "const APInt &":$value), [{ 0 }]>
        ];
        let assemblyFormat = "`<` $value `>`";
    }
}

fn main() {}
