use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let extraClassDeclaration = [{
            pub fn twice(self) -> u32 { "two" }
        }];
    }
}

fn main() {}
