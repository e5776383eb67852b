use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f"> {
        let arguments = (ins DefaultValuedAttr<I8Attr, "300">:$x);
    }
}

fn main() {}
