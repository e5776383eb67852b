ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def ArrayRefIntParam : TypeParameter<"&[i32]", "Array of int"> {
        let allocator = "$_dst = $_allocator.copyInto($_self);";
    }
    def XType : TypeDef<My_Dialect, "X"> {
        let mnemonic = "x";
        let parameters = (ins ArrayRefIntParam:$dims);
        let assemblyFormat = "`<` $dims `>`";
    }
}

fn main() {}
