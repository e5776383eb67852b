use ods_runtime::prelude::*;

ods! {
    def Match_Dialect : Dialect { let name = "matching"; }
    def MatchOp : Op<Match_Dialect, "op", [
        TypesMatchWith<"they match", "a", "b", "nonsense($_self)">,
        PredOpTrait<"it is one", And<[CPred<"true">, CPred<"1">]>>,
        AllTypesMatch<["a", "b"]>
    ]> {
        let arguments = (ins AnyType:$a, AnyType:$b);
    }
}

fn main() {}
