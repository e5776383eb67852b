use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let extraClassDeclaration = [{
            pub fn twice(self) -> { 2 }
        }];
    }
}

fn main() {}
