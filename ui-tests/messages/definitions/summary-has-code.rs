use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Wide : Type<CPred<"$_self.is_integer()">, "an integer, not {{$_self}}">;
    def Small : AttrConstraint<CPred<"true">, "less than {{ 3 }}">;
    def WideOp : Op<Toy, "wide", [PredOpTrait<"all of {{$_op}}", CPred<"true">>]> {
        let arguments = (ins Variadic<Wide>:$values, ConfinedAttr<I32Attr, [Small]>:$attr);
        let results = (outs Wide:$result);
    }
}

fn main() {}
