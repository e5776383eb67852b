use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def FOp : Op<T_Dialect, "f"> { let arguments = (ins I32:$self, I32:$self_); }
    def GOp : Op<T_Dialect, "g"> { let arguments = (ins UnitAttr:$_, I32:$__); }
}

fn main() {}
