use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    class XOp<string name, list<Trait> traits> : Op<Toy, name, traits> {
        let arguments = (ins Variadic<AnyType>:$inputs);
        let results = (outs AnyType:$output);
    }
    def ConstantOp : XOp<"constant", [Pure, ConstantLike]>;
    def NotOp : XOp<"not", [Involution]>;
    def AndOp : XOp<"and", [Commutative, Idempotent]>;
    def ScopeOp : XOp<"scope", [AffineScope, RegionBranchOpInterface]>;
    def ReturnOp : XOp<"return", [ReturnLike]>;
    def FuncOp : XOp<"func", [FunctionOpInterface]>;
}

fn main() {}
