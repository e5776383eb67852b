use ods_runtime::prelude::*;

struct Plain;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Plain : NativeOpTrait<"Plain">;
    def Missing : NativeOpTrait<"FunctionLike">;
    def AddOp : Op<Toy, "add", [Plain]>;
    def SubOp : Op<Toy, "sub", [Missing]>;
    def EndOp : Op<Toy, "end", [HasParent<"NowhereOp">]>;
}

fn main() {}
