// Paths of Rust in lists of strings: rustc speaks about them where they are written.

use ods_runtime::prelude::*;

ods! {
    def Toy_Dialect : Dialect {
        let name = "toy";
        let dependentDialects = ["OtherDialect"];
    }
    def AOp : Op<Toy_Dialect, "a", [HasParent<"Nope">]>;
    def BOp : Op<Toy_Dialect, "b", [ParentOneOf<["AOp", "Nowhere"]>]>;
    def COp : Op<Toy_Dialect, "c", [SingleBlockImplicitTerminator<"EndOp">]> {
        let regions = (region AnyRegion:$body);
    }
}

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "e", traits = [HasParent<"Never">])]
struct E {}

fn main() {}
