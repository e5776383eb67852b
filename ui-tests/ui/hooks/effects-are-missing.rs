use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def LogOp : Op<Toy, "log", [MemoryEffectsOpInterface]>;
    def CastOp : Op<Toy, "cast", [InferTypeOpAdaptor]> {
        let results = (outs AnyType:$result);
    }
}

fn main() {}
