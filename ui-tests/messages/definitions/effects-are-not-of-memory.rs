use ods_runtime::prelude::*;

ods! {
    include "effects.td"
    def Toy : Dialect { let name = "toy"; }
    def AllOp : Op<Toy, "all", [Pure, LogEffects<[LogWrite]>]>;
    def PartOp : Op<Toy, "part"> {
        let arguments = (ins Arg<AnyType, "", [MemRead]>:$fine, Arg<AnyType, "", [LogWrite]>:$to);
        let results = (outs Res<AnyType, "", [LogWrite]>:$from);
    }
}

fn main() {}
