ods_runtime::ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def Case15: I32EnumAttrCase<"Case15", 15>;
    def MyIntEnum: IntEnumAttr<"MyIntEnum", "An example int enum", [Case15]>;
}

fn main() {}
