//! Predicates are expressions, not statements.

use ods_runtime::prelude::*;

ods! {
    def M_Dialect : Dialect { let name = "m"; }
    def Statements : Type<CPred<"let a = 1; true">, "n">;
    def Unclosed : Type<CPred<"f(1">, "n">;
    def Ends : Type<CPred<[{ 1 + }]>, "n">;
    def Inside : Type<CPred<[{ f(1 2) }]>, "n">;
    def EndsInside : Type<CPred<[{ f(1 +) }]>, "n">;
    def AOp : Op<M_Dialect, "a", []> {
        let arguments = (ins Statements:$a, Unclosed:$b, Ends:$c, Inside:$d, EndsInside:$e);
    }
}

fn main() {}
