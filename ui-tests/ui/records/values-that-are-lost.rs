//! Uses of a variable whose value is wrong, and cases that are listed twice, are no further mistakes.

use ods_runtime::prelude::*;

ods! {
    defvar numbers = !range(0, 100000000);
    def X { list<int> all = numbers; }
    def Lo : I32EnumAttrCase<"Lo", 0>;
    def Hi : I32EnumAttrCase<"Hi", 0, "Lo">;
    def En : I32EnumAttr<"En", "", [Lo, Hi, Lo]>;
}

fn main() {}
