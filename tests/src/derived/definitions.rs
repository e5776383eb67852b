//! The ops of `../dialect/Definitions.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_compound_attr", handle = FormatCompoundAttr, assembly_format = "$compound attr-dict-with-keyword", import = crate::dialect::test_td)]
pub struct FormatCompoundAttrParts {
    #[attr(CompoundAttrA)]
    pub compound: CompoundAAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_nested_attr", handle = FormatNestedAttr, assembly_format = "$nested attr-dict-with-keyword", import = crate::dialect::test_td)]
pub struct FormatNestedAttrParts {
    #[attr(CompoundAttrNested)]
    pub nested: CompoundAttrNestedAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_cpmd_nested_attr", handle = FormatNestedCompoundAttr, assembly_format = "`nested` $nested attr-dict-with-keyword", import = crate::dialect::test_td)]
pub struct FormatNestedCompoundAttrParts {
    #[attr(CompoundNestedOuter)]
    pub nested: CompoundNestedOuterAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_qual_cpmd_nested_attr", handle = FormatQualifiedCompoundAttr, assembly_format = "`nested` qualified($nested) attr-dict-with-keyword", import = crate::dialect::test_td)]
pub struct FormatQualifiedCompoundAttrParts {
    #[attr(CompoundNestedOuter)]
    pub nested: CompoundNestedOuterAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_maybe_empty_type", handle = FormatMaybeEmptyType, assembly_format = "$in `:` type($in) attr-dict", import = crate::dialect::test_td)]
pub struct FormatMaybeEmptyTypeParts {
    #[operand(TestTypeOptionalValueType)]
    pub r#in: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_cpmd_nested_type", handle = FormatNestedType, assembly_format = "$nested `nested` type($nested) attr-dict-with-keyword", import = crate::dialect::test_td)]
pub struct FormatNestedTypeParts {
    #[operand(CompoundNestedOuterType)]
    pub nested: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_qual_cpmd_nested_type", handle = FormatQualifiedNestedType, assembly_format = "$nested `nested` qualified(type($nested)) attr-dict-with-keyword", import = crate::dialect::test_td)]
pub struct FormatQualifiedNestedTypeParts {
    #[operand(CompoundNestedOuterType)]
    pub nested: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_enum", handle = OpWithEnum, assembly_format = "$value (`tag` $tag^)? attr-dict", import = crate::dialect::test_td)]
pub struct OpWithEnumParts {
    #[attr(TestEnumAttr)]
    pub value: TestEnum,
    #[attr(OptionalAttr<AnyAttr>)]
    pub tag: Option<Attribute>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_bit_enum", handle = OpWithBitEnum, assembly_format = "$value (`tag` $tag^)? attr-dict", import = crate::dialect::test_td)]
pub struct OpWithBitEnumParts {
    #[attr(TestBitEnumAttr)]
    pub value: TestBitEnum,
    #[attr(OptionalAttr<AnyAttr>)]
    pub tag: Option<Attribute>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_bit_enum_vbar", handle = OpWithBitEnumVerticalBar, assembly_format = "$value (`tag` $tag^)? attr-dict", import = crate::dialect::test_td)]
pub struct OpWithBitEnumVerticalBarParts {
    #[attr(TestBitEnumVerticalBarAttr)]
    pub value: TestBitEnumVerticalBar,
    #[attr(OptionalAttr<AnyAttr>)]
    pub tag: Option<Attribute>,
}
