use ods_runtime::prelude::*;

ods! {
    #![export(toy_td)]
    def Toy_Dialect : Dialect { let name = "toy"; }
    def Toy_Small : TypeConstraint<Ored<[I8, I61]>, "small">;
    class Toy_Op<string name> : Op<Toy_Dialect, name>;
}

mod ops {
    use ods_runtime::prelude::*;

    ods! {
        #![import(crate::toy_td)]
        def AddOp : Toy_Op<"add"> { let arguments = (ins Toy_Small:$a); }
    }
}

fn is_named(_: ops::AddOp, _: ToyDialect) {}

fn main() {}
