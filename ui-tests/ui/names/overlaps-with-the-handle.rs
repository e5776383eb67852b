use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f"> {
        let arguments = (ins I32Attr:$operation, I32Attr:$attributes, I32Attr:$operands);
    }
}

fn main() {}
