//! More operations of the dialect: a second invocation over the same file, which
//! it emits, and which the first one includes.

use ods_runtime::prelude::*;

ods! {
    #![import(crate::base_td)]
    #![export(more_td)]
    #![emit("../td/points.td")]

    multiclass Base_Twins<string mnemonic> {
        def NegOp : Base_Unary<mnemonic # ".neg">;
        def AbsOp : Base_Unary<mnemonic # ".abs", [Pure]>;
    }

    defm Base_I : Base_Twins<"i">;
}
