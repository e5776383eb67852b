use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Odd : Type<"true", "odd">;
    def Even : Attr<And<CPred<"true">, CPred<"true">>, "even">;
    def AOp : Op<Toy, "a"> {
        let arguments = (ins Odd:$a, Even:$b, Variadic<Odd>:$c);
        let results = (outs Odd);
        let assemblyFormat = "$a $b $c attr-dict";
    }
    let nothing = 5 in def BOp : Op<Toy, "b"> { let hasVerifier = 1; }
}

fn main() {}
