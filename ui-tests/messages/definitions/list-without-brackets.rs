use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a", Pure>;
    def BOp : Op<Toy, "b"> {
        let arguments = (ins ConfinedAttr<I32Attr, IntPositive>:$a, TensorOf<I32>:$b, Arg<I32, "text", MemRead>:$c);
    }
}

fn main() {}
