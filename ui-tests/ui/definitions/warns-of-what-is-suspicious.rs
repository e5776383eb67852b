#![deny(deprecated)]

use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def NameOp : Op<Toy, "toy.name">;
    def BothOp : Op<Toy, "both"> {
        let assemblyFormat = "attr-dict";
        let hasCustomAssemblyFormat = 1;
    }
    def NumberOp : Op<Toy, "number", [ConstantLike, Pure]> {
        let arguments = (ins I32Attr:$value);
        let results = (outs I32:$result);
    }
}

fn main() {}
