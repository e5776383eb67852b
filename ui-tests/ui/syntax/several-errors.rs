use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "\x74oy"; }
    def AddOp : Op<Toy, "add"> { let summary 'a'; }
    def MulOp : Op<Toy, "mul"> { let summary = !frob(1); }
}

fn main() {}
