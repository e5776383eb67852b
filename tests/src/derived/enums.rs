//! The ops of `../dialect/Enums.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "i32_enum_attr", import = crate::dialect::test_td)]
pub struct I32EnumAttr {
    #[attr(SomeI32Enum)]
    pub attr: SomeI32Enum,
    #[result(I32)]
    pub val: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "i64_enum_attr", import = crate::dialect::test_td)]
pub struct I64EnumAttr {
    #[attr(SomeI64Enum)]
    pub attr: SomeI64Enum,
    #[result(I32)]
    pub val: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_enum_attr", handle = FormatOptionalEnumAttr, assembly_format = "($attr^)? attr-dict", import = crate::dialect::test_td)]
pub struct FormatOptionalEnumAttrParts {
    #[attr(OptionalAttr<SomeI64Enum>)]
    pub attr: Option<SomeI64Enum>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_default_enum_attr", handle = FormatOptionalDefaultEnumAttrs, assembly_format = "($e^)? attr-dict", import = crate::dialect::test_td)]
pub struct FormatOptionalDefaultEnumAttrsParts {
    #[attr(DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">)]
    pub e: SomeI64Enum,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_default_attrs", handle = FormatOptionalDefaultAttrs, assembly_format = "($str^)? ($sym^)? ($e^)? attr-dict", import = crate::dialect::test_td)]
pub struct FormatOptionalDefaultAttrsParts {
    #[attr(DefaultValuedStrAttr<StrAttr, "default">)]
    pub str: String,
    #[attr(DefaultValuedStrAttr<SymbolNameAttr, "default">)]
    pub sym: String,
    #[attr(DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">)]
    pub e: SomeI64Enum,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_enum_prop", handle = OpWithEnumProp, assembly_format = "$value attr-dict", import = crate::dialect::test_td)]
pub struct OpWithEnumPropParts {
    #[prop(TestEnumProp)]
    pub value: TestEnum,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_bit_enum_prop", handle = OpWithTestBitEnum, assembly_format = "$value1 ($value2^)? attr-dict `:` `(``)`", import = crate::dialect::test_td)]
pub struct OpWithTestBitEnumParts {
    #[prop(TestBitEnumProp)]
    pub value1: TestBitEnum,
    #[prop(TestBitEnumProp)]
    pub value2: TestBitEnum,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_bit_enum_prop_named", handle = OpWithBitEnumPropNamed, assembly_format = "$value1 ($value2^)? attr-dict", import = crate::dialect::test_td)]
pub struct OpWithBitEnumPropNamedParts {
    #[prop(TestBitEnumPropNamed)]
    pub value1: TestBitEnum,
    #[prop(TestBitEnumPropNamed)]
    pub value2: TestBitEnum,
}
