use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f", [AllTypesMatch<["lhs", "rsh"]>]> {
        let arguments = (ins I32:$lhs, I32:$rhs);
    }
    def GOp : Op<T_Dialect, "g", [TypesMatchWith<"are alike", " lhs", "rhs", "$_self">]> {
        let arguments = (ins I32:$lhs, I32:$rhs);
    }
}

fn main() {}
