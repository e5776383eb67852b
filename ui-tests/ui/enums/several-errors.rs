use ods_runtime::prelude::*;

ods! {
    def A : I32EnumAttrCase<"A", 1, "a">;
    def B : I32EnumAttrCase<"B", 1, "b">;
    def C : I32EnumAttrCase<"A", 2, "c">;
    def D : I32EnumAttrCase<"not a name", 3>;
    def E : I32EnumAttrCase<"E", 4, "a">;
    def Letter : I32EnumAttr<"Letter", "a letter", [A, B, C, D, E]>;

    def Large : I8BitEnumCase<"Large", 256>;
    def Size : I8BitEnum<"Size", "a size", [Large]>;

    def Plus : I32BitEnumCaseBit<"Plus", 0, "+">;
    def Sign : I32BitEnum<"Sign", "a sign", [Plus]>;

    def Nothing : I32EnumAttr<"Nothing", "", []>;
}

fn main() {}
