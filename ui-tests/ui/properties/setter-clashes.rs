use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins I64Prop:$step, StrAttr:$set_step, I64Prop:$build);
    }
}

fn main() {}
