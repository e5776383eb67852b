use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    class XOp<string mnemonic, string transform>
        : Op<Toy, mnemonic, [TypesMatchWith<"one type", "a", "r", transform>]> {
        let arguments = (ins AnyType:$a);
        let results = (outs AnyType:$r);
    }
    def AOp : XOp<"a", "$_slef.clone()">;
    def BOp : XOp<"b", "$_self.clone(">;
    def COp : Op<Toy, "c", [TypesMatchWith<"one type", "a", "b", "x y">]> {
        let arguments = (ins AnyType:$a, AnyType:$b);
    }
}

fn main() {}
