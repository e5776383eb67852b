use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Wide : Type<CPred<"$_self.is_integer()">, "an integer, not {{$_self}}">;
    def Open : Type<CPred<"$_self.is_integer()">, "an integer, not {{$_self}">;
    def Empty : Type<CPred<"$_self.is_integer()">, "an integer, not {{ }}">;
    def NoRust : Type<CPred<"$_self.is_integer()">, "an integer, not {{ $_self + }}">;
    def Small : AttrConstraint<CPred<"true">, "less than {{ $_op }}">;
    def Step : ConfinedProp<I64Prop, CPred<"*$_self > 0">, "positive, not {{ $_storage }}">;
    def Body : Region<CPred<"true">, "no {{ $_body }}">;
    def Next : Successor<CPred<"true">, "no {{ $_next }}">;
    // What a trait says is text.
    def WideOp : Op<Toy, "wide", [PredOpTrait<"all of {{$_op}}", CPred<"true">>]> {
        let arguments = (ins Variadic<Wide>:$values, ConfinedAttr<I32Attr, [Small]>:$attr, Step:$step);
        let results = (outs Wide:$result, Open:$open, Empty:$empty, NoRust:$none);
        let regions = (region Body:$body);
        let successors = (successor Next:$next);
    }
}

fn main() {}
