//! Names in types with references, in strings.

use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }

    def TakesOp : Op<T_Dialect, "takes"> {
        let builders = [OpBuilder<(ins "&[Nope]":$a), [{ let _ = a; $_state.operands.clear(); }]>];
        DerivedAttr lent = DerivedAttr<"&'static Missing", [{ &3 }]>;
    }
}

fn main() {}
