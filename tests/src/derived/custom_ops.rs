//! The ops of `../dialect/CustomForms.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "parse_integer_literal", has_custom_assembly_format)]
pub struct ParseIntegerLiteral {
    #[result(Variadic<Index>)]
    pub results: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "parse_wrapped_keyword", has_custom_assembly_format)]
pub struct ParseWrappedKeyword {
    #[attr(StrAttr)]
    pub keyword: String,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "parse_b64", has_custom_assembly_format)]
pub struct ParseB64Bytes {
    #[attr(StrAttr)]
    pub b64: String,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "wrapping_region", traits = [SingleBlockImplicitTerminator<"TestReturnOp">], has_custom_assembly_format)]
pub struct WrappingRegion {
    #[result(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "pretty_printed_region", traits = [SingleBlockImplicitTerminator<"TestReturnOp">], has_custom_assembly_format)]
pub struct PrettyPrintedRegion {
    #[operand(AnyType)]
    pub input1: Value,
    #[operand(AnyType)]
    pub input2: Value,
    #[result(AnyType, unnamed)]
    pub unnamed0: Value,
    #[region(SizedRegion<1>)]
    pub region: Region,
}
