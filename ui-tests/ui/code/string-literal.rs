use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f"> {
        let arguments = (ins Type<CPred<"$_self.foo()">>:$x, DefaultValuedAttr<I64Attr, "\"a\"">:$y);
    }
}

fn main() {}
