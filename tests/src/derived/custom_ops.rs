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

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "polyfor", traits = [OpAsmOpInterface], has_custom_assembly_format)]
pub struct TestPolyFor {
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "isolated_region", traits = [IsolatedFromAbove], has_custom_assembly_format)]
pub struct IsolatedRegion {
    #[operand(Index)]
    pub input: Value,
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "affine_scope", has_custom_assembly_format)]
pub struct AffineScope {
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "region_if", traits = [SingleBlockImplicitTerminator<"RegionIfYieldOp">], has_custom_assembly_format)]
pub struct RegionIf {
    #[operand(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub results: Vec<Value>,
    #[region(SizedRegion<1>, name = "thenRegion")]
    pub then_region: Region,
    #[region(AnyRegion, name = "elseRegion")]
    pub else_region: Region,
    #[region(AnyRegion, name = "joinRegion")]
    pub join_region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "string_attr_pretty_name", traits = [OpAsmOpInterface], has_custom_assembly_format)]
pub struct StringAttrPrettyName {
    #[attr(StrArrayAttr)]
    pub names: Vec<Attribute>,
    #[result(Variadic<I32>)]
    pub r: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "single_no_terminator_custom_asm_op", traits = [SingleBlock, NoTerminator], has_custom_assembly_format)]
pub struct SingleNoTerminatorCustomAsm {
    #[region(SizedRegion<1>, unnamed)]
    pub unnamed0: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "conversion_func_op", traits = [FunctionOpInterface], has_custom_assembly_format)]
pub struct ConversionFunc {
    #[attr(SymbolNameAttr)]
    pub sym_name: String,
    #[attr(TypeAttrOf<FunctionType>)]
    pub function_type: FunctionType,
    #[attr(OptionalAttr<DictArrayAttr>)]
    pub arg_attrs: Option<Vec<Attribute>>,
    #[attr(OptionalAttr<DictArrayAttr>)]
    pub res_attrs: Option<Vec<Attribute>>,
    #[attr(OptionalAttr<StrAttr>)]
    pub sym_visibility: Option<String>,
    #[region(AnyRegion)]
    pub body: Region,
}
