use ods_runtime::prelude::*;

ods! {
    def Read : I32BitEnumCaseBit<"read", 0>;
    def Flags : I32BitEnum<"Flags", "flags", [Read]> { let separator = "+"; }
}

fn main() {}
