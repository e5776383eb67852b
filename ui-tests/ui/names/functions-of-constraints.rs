use ods_runtime::prelude::*;

ods! {
    def Small : Type<CPred<"$_self.is_index()">, "small"> { let cppFunctionName = "isSmall"; }
    def Little : Type<CPred<"$_self.is_float()">, "little"> { let cppFunctionName = "is_small"; }
    def Odd : Type<CPred<"$_self.is_float()">, "odd"> { let cppFunctionName = "is odd"; }
}

fn main() {}
