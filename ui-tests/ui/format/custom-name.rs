//! The functions of a custom directive are named after it.

use ods_runtime::prelude::*;

ods! {
    def M_Dialect : Dialect { let name = "m"; }
    def AOp : Op<M_Dialect, "a", []> {
        let arguments = (ins I32:$x);
        let assemblyFormat = "custom<foo-bar>($x) attr-dict";
    }
    def T : TypeDef<M_Dialect, "T"> {
        let mnemonic = "t";
        let parameters = (ins "u32":$a);
        let assemblyFormat = "`<` custom<foo-bar>($a) `>`";
    }
}

fn main() {}
