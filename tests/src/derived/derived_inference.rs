//! The ops of `../dialect/Inference.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_variadic_type_from_non_variadic", handle = FormatInferVariadicTypeFromNonVariadic, traits = [SameOperandsAndResultType], assembly_format = "operands attr-dict `:` type($result)")]
pub struct FormatInferVariadicTypeFromNonVariadicParts {
    #[operand(Variadic<AnyType>)]
    pub args: Vec<Value>,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_all_types_match_var", traits = [AllTypesMatch<["value1", "value2", "result"]>], assembly_format = "attr-dict $value1 `,` $value2 `:` type($value1)")]
pub struct FormatAllTypesMatchVar {
    #[operand(AnyType)]
    pub value1: Value,
    #[operand(AnyType)]
    pub value2: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_all_types_match_attr", traits = [AllTypesMatch<["value1", "value2", "result"]>], assembly_format = "attr-dict $value1 `,` $value2")]
pub struct FormatAllTypesMatchAttr {
    #[attr(TypedAttrInterface)]
    pub value1: Attribute,
    #[operand(AnyType)]
    pub value2: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_types_match_var", traits = [TypesMatchWith<"result type matches operand", "value", "result", "$_self">], assembly_format = "attr-dict $value `:` type($value)")]
pub struct FormatTypesMatchVar {
    #[operand(AnyType)]
    pub value: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_types_match_variadic", traits = [RangedTypesMatchWith<"result type matches operand", "value", "result", "$_self">], assembly_format = "attr-dict $value `:` type($value)")]
pub struct FormatTypesMatchVariadic {
    #[operand(Variadic<AnyType>)]
    pub value: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub result: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_types_match_attr", traits = [TypesMatchWith<"result type matches constant", "value", "result", "$_self">], assembly_format = "attr-dict $value")]
pub struct FormatTypesMatchAttr {
    #[attr(TypedAttrInterface)]
    pub value: Attribute,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_types_match_context", traits = [TypesMatchWith<"tuple result type matches operand type", "value", "result", "Type::tuple([$_self.clone()])">], assembly_format = "attr-dict $value `:` type($value)")]
pub struct FormatTypesMatchContext {
    #[operand(AnyType)]
    pub value: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "result_has_same_type_as_attr", handle = ResultHasSameTypeAsAttr, traits = [AllTypesMatch<["attr", "result"]>], assembly_format = "$attr `->` type($result) attr-dict")]
pub struct ResultHasSameTypeAsAttrParts {
    #[attr(TypedAttrInterface)]
    pub attr: Attribute,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type", traits = [InferTypeOpInterface], assembly_format = "attr-dict")]
pub struct FormatInferType {
    #[result(AnyType, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type2", traits = [DeclareOpInterfaceMethods<InferTypeOpInterface>], assembly_format = "attr-dict")]
pub struct FormatInferType2 {
    #[result(AnyType, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type_all_operands_and_types", traits = [InferTypeOpInterface], assembly_format = "`(` operands `)` attr-dict `:` type(operands)")]
pub struct FormatInferTypeAllOperandsAndTypes {
    #[operand(Variadic<AnyType>)]
    pub args: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub outs: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type_all_types_one_operand", traits = [InferTypeOpInterface], assembly_format = "`(` $args `)` attr-dict `:` type(operands)")]
pub struct FormatInferTypeAllOperandsAndTypesOneOperand {
    #[operand(Variadic<AnyType>)]
    pub args: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub outs: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type_all_types_two_operands", traits = [InferTypeOpInterface, SameVariadicOperandSize], assembly_format = "`(` $args0 `)` `(` $args1 `)` attr-dict `:` type(operands)")]
pub struct FormatInferTypeAllOperandsAndTypesTwoOperands {
    #[operand(Variadic<AnyType>)]
    pub args0: Vec<Value>,
    #[operand(Variadic<AnyType>)]
    pub args1: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub outs: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type_all_types", traits = [InferTypeOpInterface], assembly_format = "`(` operands `)` attr-dict `:` type($args)")]
pub struct FormatInferTypeAllTypes {
    #[operand(Variadic<AnyType>)]
    pub args: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub outs: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type_regions", traits = [InferTypeOpInterface], assembly_format = "$region attr-dict")]
pub struct FormatInferTypeRegions {
    #[result(Variadic<AnyType>)]
    pub outs: Vec<Value>,
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_infer_type_variadic_operands", traits = [InferTypeOpInterface, AttrSizedOperandSegments], assembly_format = "`(` $a `:` type($a) `)` `(` $b `:` type($b) `)` attr-dict")]
pub struct FormatInferTypeVariadicOperands {
    #[operand(Variadic<I32>)]
    pub a: Vec<Value>,
    #[operand(Variadic<I64>)]
    pub b: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub outs: Vec<Value>,
}
