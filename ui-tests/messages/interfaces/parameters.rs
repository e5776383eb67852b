use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Shape : OpInterface<"Shape"> {
        let methods = [
            InterfaceMethod<"", "i64", "get", (ins "i64":$ir)>,
            InterfaceMethod<"", "i64", "change", (ins "&mut Ir":$ir)>,
            InterfaceMethod<"", "bool", "verifyTrait">,
        ];
    }
}

fn main() {}
