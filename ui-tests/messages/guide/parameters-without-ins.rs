ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def MyExternAttr : AttrDef<My_Dialect, "MyExtern", [TypedAttrInterface]> {
        let parameters = (AttributeSelfTypeParameter<"">:$type);
        let mnemonic = "extern";
        let assemblyFormat = "";
    }
}

fn main() {}
