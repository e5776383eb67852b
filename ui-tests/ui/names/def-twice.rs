use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f">;
    def FOp : Op<T_Dialect, "g">;
}

fn main() {}
