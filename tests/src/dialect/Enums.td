// Enums, as attributes and as properties.

def SomeI32Enum : I32EnumAttr<"SomeI32Enum", "", [
  I32EnumAttrCase<"case5", 5>, I32EnumAttrCase<"case10", 10>,
  I32EnumAttrCase<"caseSignedMaxPlusOne", 2147483648>,
  I32EnumAttrCase<"caseUnsignedMax", 4294967295>]>;
def SomeI64Enum : I64EnumAttr<"SomeI64Enum", "", [
  I64EnumAttrCase<"case5", 5>, I64EnumAttrCase<"case10", 10>,
  I64EnumAttrCase<"caseLarse", 4294967296>]>;

def I32EnumAttrOp : TEST_Op<"i32_enum_attr"> {
  let arguments = (ins SomeI32Enum:$attr);
  let results = (outs I32:$val);
}
def I64EnumAttrOp : TEST_Op<"i64_enum_attr"> {
  let arguments = (ins SomeI64Enum:$attr);
  let results = (outs I32:$val);
}
def FormatOptionalEnumAttr : TEST_FormatOp<"format_optional_enum_attr", "($attr^)? attr-dict"> {
  let arguments = (ins OptionalAttr<SomeI64Enum>:$attr);
}
def FormatOptionalDefaultEnumAttrs
    : TEST_FormatOp<"format_optional_default_enum_attr", "($e^)? attr-dict"> {
  let arguments = (ins DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">:$e);
}
def FormatOptionalDefaultAttrs
    : TEST_FormatOp<"format_optional_default_attrs", "($str^)? ($sym^)? ($e^)? attr-dict"> {
  let arguments = (ins DefaultValuedStrAttr<StrAttr, "default">:$str,
                       DefaultValuedStrAttr<SymbolNameAttr, "default">:$sym,
                       DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">:$e);
}

def TestEnum : I32EnumAttr<"TestEnum", "a test enum", [
  I32EnumAttrCase<"First", 0, "first">, I32EnumAttrCase<"Second", 1, "second">,
  I32EnumAttrCase<"Third", 2, "third">]> {
  let genSpecializedAttr = 0;
  string nameInMessages = "test::TestEnum";
}
def SimpleEnum : I32Enum<"SimpleEnum", "", [
  I32EnumCase<"a", 0>, I32EnumCase<"b", 1>, I32EnumCase<"c", 2, "+">,
  I32EnumCase<"d", 3, "dash-separated-sentence">]> {
  string nameInMessages = "::test::SimpleEnum";
}
def TestBitEnum : I32BitEnum<"TestBitEnum", "a test bit enum", [
  I32BitEnumCaseBit<"Read", 0, "read">, I32BitEnumCaseBit<"Write", 1, "write">,
  I32BitEnumCaseBit<"Execute", 2, "execute">]> {
  let separator = ", ";
}
def TestBitEnumVerticalBar : I32BitEnum<"TestBitEnumVerticalBar", "another test bit enum", [
  I32BitEnumCaseBit<"User", 0, "user">, I32BitEnumCaseBit<"Group", 1, "group">,
  I32BitEnumCaseBit<"Other", 2, "other">]> {
  let separator = " | ";
}

def TestEnumProp : EnumProp<TestEnum>;
def OpWithEnumProp : TEST_FormatOp<"op_with_enum_prop", "$value attr-dict"> {
  let arguments = (ins TestEnumProp:$value);
}
def TestBitEnumProp : EnumProp<TestBitEnum> {
  let defaultValue = TestBitEnum.cppType # "::Read";
}
def OpWithTestBitEnum
    : TEST_FormatOp<"op_with_bit_enum_prop", "$value1 ($value2^)? attr-dict `:` `(``)`"> {
  let arguments = (ins TestBitEnumProp:$value1, TestBitEnumProp:$value2);
}
def TestBitEnumPropNamed : NamedEnumProp<TestBitEnum, "bit_enum"> {
  let defaultValue = TestBitEnum.cppType # "::Read";
}
def OpWithBitEnumPropNamed
    : TEST_FormatOp<"op_with_bit_enum_prop_named", "$value1 ($value2^)? attr-dict"> {
  let arguments = (ins TestBitEnumPropNamed:$value1, TestBitEnumPropNamed:$value2);
}
