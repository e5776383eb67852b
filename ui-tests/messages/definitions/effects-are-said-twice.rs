use ods_runtime::prelude::*;

ods! {
    include "effects.td"
    def Toy : Dialect { let name = "toy"; }
    // The listed effects are what the interface gives.
    def FineOp : Op<Toy, "fine", [LogEffectsOpInterface, LogEffects<[LogWrite]>]> {
        let arguments = (ins Arg<AnyType, "", [LogWrite, MemRead]>:$to);
    }
    def AllOp : Op<Toy, "all", [DeclareOpInterfaceMethods<LogEffectsOpInterface>, LogEffects<[LogWrite]>]>;
    def PartOp : Op<Toy, "part", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
        let arguments = (ins Arg<AnyType, "", [MemRead]>:$from);
    }
}

fn main() {}
