//! A crate that knows the runtime by another name, and brings its definitions on.

use ir::prelude::*;

ods! {
    #![crate(::ir)]
    #![import(shared::base_td)]
    #![import(shared::more::more_td)]
    #![export(renamed_td)]

    def Renamed_Dialect : Dialect {
        let name = "renamed";
        let dependentDialects = ["::shared::BaseDialect"];
    }

    def Renamed_PairOp : Op<Renamed_Dialect, "pair"> {
        let arguments = (ins Base_Small:$left, I64Attr:$right);
        let assemblyFormat = "$left `,` $right attr-dict `:` type($left)";
    }
}
