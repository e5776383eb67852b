ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def None: I32BitEnumAttrCaseNone<"None">;
    def Bit0: I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
    def MyBitEnum: BitEnumAttr<"MyBitEnum", "An example bit enum",
                               [None, Bit0]>;
}

fn main() {}
