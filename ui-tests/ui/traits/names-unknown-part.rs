use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f", [AllTypesMatch<["lhs", "rsh"]>]> {
        let arguments = (ins I32:$lhs, I32:$rhs);
    }
}

fn main() {}
