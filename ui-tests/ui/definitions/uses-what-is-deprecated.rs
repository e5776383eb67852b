#![deny(deprecated)]

use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def OldType : TypeAlias<I32>, Deprecated<"use `I32`">;
    def FineOp : Op<Toy, "fine"> { let arguments = (ins I32:$value); }
    def UserOp : Op<Toy, "user"> {
        let arguments = (ins OldType:$value);
    }
    def OldOp : Op<Toy, "old">, CppDeprecated<"use `toy.fine`"> {
        let arguments = (ins I32:$value);
    }
}

fn main() {
    let _: Option<OldOp> = None;
}
