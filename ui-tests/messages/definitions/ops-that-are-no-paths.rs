use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; let dependentDialects = ["a b", ""]; }
    def AOp : Op<Toy, "a", [HasParent<"not a path">]>;
    def BOp : Op<Toy, "b", [ParentOneOf<["AOp", "1"]>]>;
    def COp : Op<Toy, "c", [NativeOpTrait<"">, NativeOpTrait<"no trait">]>;
    def DOp : Op<Toy, "d", [SingleBlockImplicitTerminator<"no op">]> {
        let regions = (region AnyRegion:$body);
    }
}

fn main() {}
