use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let hasFolder = 1;
    }
    def SubOp : Op<Toy, "sub"> {
        let hasCanonicalizeMethod = 1;
    }
    def MulOp : Op<Toy, "mul"> {
        let hasCanonicalizer = 1;
    }
}

fn main() {}
