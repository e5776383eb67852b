use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Small : Type<CPred<"$_value.is_index()">, "small">;
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins Small:$lhs);
    }
}

fn main() {}
