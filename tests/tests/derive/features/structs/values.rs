//! An op for each feature of operands and results, as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "plain", assembly_format = "$a attr-dict")]
pub struct Plain {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_type", assembly_format = "$a attr-dict")]
pub struct OperandType {
    #[operand(I32)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_name", assembly_format = "$input attr-dict")]
pub struct OperandName {
    #[operand(I64)]
    pub input: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "operand_camel_case",
    assembly_format = "$myInput attr-dict"
)]
pub struct OperandCamelCase {
    #[operand(I64, name = "myInput")]
    pub my_input: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_keyword", assembly_format = "$type attr-dict")]
pub struct OperandKeyword {
    #[operand(I64)]
    pub r#type: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_fields", assembly_format = "$fields attr-dict")]
pub struct OperandFields {
    #[operand(I64)]
    pub fields: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_unnamed", assembly_format = "operands attr-dict")]
pub struct OperandUnnamed {
    #[operand(I64, unnamed)]
    pub first: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_optional", assembly_format = "($a^)? attr-dict")]
pub struct OperandOptional {
    #[operand(Optional<I64>)]
    pub a: Option<Value>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_variadic", assembly_format = "$a attr-dict")]
pub struct OperandVariadic {
    #[operand(Variadic<I64>)]
    pub a: Vec<Value>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_groups", assembly_format = "$a attr-dict")]
pub struct OperandGroups {
    #[operand(VariadicOfVariadic<I64, "sizes">)]
    pub a: Vec<Vec<Value>>,
    #[attr(DenseI32ArrayAttr)]
    pub sizes: Vec<i32>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_inline")]
pub struct OperandInline {
    #[operand(Type<CPred<"matches!($_self, ::ods_runtime::Type::Integer(ty) if ty.width() % 8 == 0)">, "a number">)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_described")]
pub struct OperandDescribed {
    #[operand(Type<CPred<"*$_self == ::ods_runtime::Type::i64()">, "a number, not {{$_self}}">)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_read", assembly_format = "$a attr-dict")]
pub struct OperandRead {
    #[operand(Arg<I64, "what is read", [MemRead]>)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_written", assembly_format = "$a attr-dict")]
pub struct OperandWritten {
    #[operand(Arg<I64, "what is read", [MemWrite]>)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "operand_segments",
    traits = [AttrSizedOperandSegments],
    assembly_format = "$a `and` $b attr-dict"
)]
pub struct OperandSegments {
    #[operand(Variadic<I64>)]
    pub a: Vec<Value>,
    #[operand(Variadic<I64>)]
    pub b: Vec<Value>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_same_size", traits = [SameVariadicOperandSize])]
pub struct OperandSameSize {
    #[operand(Variadic<I64>)]
    pub a: Vec<Value>,
    #[operand(Variadic<I64>)]
    pub b: Vec<Value>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_mixed")]
pub struct OperandMixed {
    #[operand(I64)]
    pub a: Value,
    #[attr(I64Attr)]
    pub n: i64,
    #[operand(AnyType)]
    pub b: Value,
    #[prop(I64Prop)]
    pub p: i64,
    #[operand(F32)]
    pub c: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "operand_documented", assembly_format = "$a attr-dict")]
pub struct OperandDocumented {
    /// What is taken.
    #[operand(I64)]
    pub a: Value,
    /// What comes out.
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "result_type", assembly_format = "$a attr-dict")]
pub struct ResultType {
    #[operand(I64)]
    pub a: Value,
    #[result(I32)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "result_name", assembly_format = "$a attr-dict")]
pub struct ResultName {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub out: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "result_unnamed", assembly_format = "$a attr-dict")]
pub struct ResultUnnamed {
    #[operand(I64)]
    pub a: Value,
    #[result(I64, unnamed)]
    pub out: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "result_optional",
    assembly_format = "$a attr-dict (`:` type($result)^)?"
)]
pub struct ResultOptional {
    #[operand(I64)]
    pub a: Value,
    #[result(Optional<I64>)]
    pub result: Option<Value>,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "result_variadic",
    assembly_format = "$a attr-dict `:` type($result)"
)]
pub struct ResultVariadic {
    #[operand(I64)]
    pub a: Value,
    #[result(Variadic<I64>)]
    pub result: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "result_segments", traits = [AttrSizedResultSegments])]
pub struct ResultSegments {
    #[operand(I64)]
    pub a: Value,
    #[result(Variadic<I64>)]
    pub more: Vec<Value>,
    #[result(Variadic<I64>)]
    pub result: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "result_same_size", traits = [SameVariadicResultSize])]
pub struct ResultSameSize {
    #[operand(I64)]
    pub a: Value,
    #[result(Variadic<I64>)]
    pub more: Vec<Value>,
    #[result(Variadic<I64>)]
    pub result: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "result_made", assembly_format = "$a attr-dict")]
pub struct ResultMade {
    #[operand(I64)]
    pub a: Value,
    #[result(Res<I64, "what is made", [MemAlloc]>)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "none_at_all")]
pub struct NoneAtAll;
