use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Anything : Property<"", "anything">;
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins Anything:$step, I64Prop:$times);
    }
}

fn main() {}
