use ods_runtime::prelude::*;

ods! {
    #![export(toy_td)]
    def Toy_Dialect : Dialect { let name = "toy"; }

    class Toy_Op<string name, list<Trait> traits = []> : Op<Toy_Dialect, name, traits> {
        int width = !div(8, !size(traits));
    }
}

mod ops {
    use ods_runtime::prelude::*;

    ods! {
        #![import(crate::toy_td)]
        def AddOp : Toy_Op<"add"> { let arguments = (ins I32:$a, I32:$a); }
        def SubOp : Toy_Op<"sub", [Pure]> { let hasVerifier = 1; let arguments = (ins I32:$a, I32:$a); }
        def MulOp : Toy_Op<"mul", [Pure]> {
            let extraClassDeclaration = [{ pub fn f() -> i32 { "x" } }];
        }
    }
}

fn main() {}
