//! An op for each feature of attributes and properties, as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_required", assembly_format = "$a `,` $n attr-dict")]
pub struct AttrRequired {
    #[operand(I64)]
    pub a: Value,
    #[attr(I64Attr)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_other", assembly_format = "$a `,` $n attr-dict")]
pub struct AttrOther {
    #[operand(I64)]
    pub a: Value,
    #[attr(I32Attr)]
    pub n: i32,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "attr_camel_case",
    assembly_format = "$a `,` $theNumber attr-dict"
)]
pub struct AttrCamelCase {
    #[operand(I64)]
    pub a: Value,
    #[attr(I64Attr, name = "theNumber")]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "attr_optional",
    assembly_format = "$a (`,` $n^)? attr-dict"
)]
pub struct AttrOptional {
    #[operand(I64)]
    pub a: Value,
    #[attr(OptionalAttr<I64Attr>)]
    pub n: Option<i64>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_default", assembly_format = "$a (`,` $n^)? attr-dict")]
pub struct AttrDefault {
    #[operand(I64)]
    pub a: Value,
    #[attr(DefaultValuedAttr<I64Attr, "3">)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "attr_other_default",
    assembly_format = "$a (`,` $n^)? attr-dict"
)]
pub struct AttrOtherDefault {
    #[operand(I64)]
    pub a: Value,
    #[attr(DefaultValuedAttr<I64Attr, "4">)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "attr_optional_default",
    assembly_format = "$a (`,` $n^)? attr-dict"
)]
pub struct AttrOptionalDefault {
    #[operand(I64)]
    pub a: Value,
    #[attr(DefaultValuedOptionalAttr<I64Attr, "3">)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_string_default", assembly_format = "$a attr-dict")]
pub struct AttrStringDefault {
    #[operand(I64)]
    pub a: Value,
    #[attr(DefaultValuedStrAttr<StrAttr, "x">)]
    pub n: String,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_unit", assembly_format = "$a (`set` $n^)? attr-dict")]
pub struct AttrUnit {
    #[operand(I64)]
    pub a: Value,
    #[attr(UnitAttr)]
    pub n: bool,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_confined")]
pub struct AttrConfined {
    #[operand(I64)]
    pub a: Value,
    #[attr(ConfinedAttr<I64Attr, [IntNonNegative, IntMaxValue<9>]>)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_inline")]
pub struct AttrInline {
    #[operand(I64)]
    pub a: Value,
    #[attr(ConfinedAttr<I64Attr, [AttrConstraint<CPred<"$_self.as_i64().is_some_and(|n| n % 2 == 0)">, "even">]>)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_symbol", assembly_format = "$a `,` $n attr-dict")]
pub struct AttrSymbol {
    #[operand(I64)]
    pub a: Value,
    #[attr(FlatSymbolRefAttr)]
    pub n: String,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_symbol_name", assembly_format = "$a `,` $n attr-dict")]
pub struct AttrSymbolName {
    #[operand(I64)]
    pub a: Value,
    #[attr(SymbolNameAttr)]
    pub n: String,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_type")]
pub struct AttrType {
    #[operand(I64)]
    pub a: Value,
    #[attr(TypeAttr)]
    pub n: Type,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_any")]
pub struct AttrAny {
    #[operand(I64)]
    pub a: Value,
    #[attr(AnyAttr)]
    pub n: Attribute,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "attr_derived")]
pub struct AttrDerived {
    #[operand(I64)]
    pub a: Value,
    #[attr(I64Attr)]
    pub n: i64,
    #[derived(DerivedAttr<"i64", [{ self.n($_ir) * 2 }]>)]
    pub twice: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "prop_required", assembly_format = "$a `,` $n attr-dict")]
pub struct PropRequired {
    #[operand(I64)]
    pub a: Value,
    #[prop(I64Prop)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "prop_default", assembly_format = "$a (`,` $n^)? attr-dict")]
pub struct PropDefault {
    #[operand(I64)]
    pub a: Value,
    #[prop(DefaultValuedProp<I64Prop, "3">)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "prop_other_default",
    assembly_format = "$a (`,` $n^)? attr-dict"
)]
pub struct PropOtherDefault {
    #[operand(I64)]
    pub a: Value,
    #[prop(DefaultValuedProp<I64Prop, "4">)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "prop_optional",
    assembly_format = "$a (`,` $n^)? attr-dict"
)]
pub struct PropOptional {
    #[operand(I64)]
    pub a: Value,
    #[prop(OptionalProp<I64Prop>)]
    pub n: Option<i64>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "prop_string", assembly_format = "$a `,` $n attr-dict")]
pub struct PropString {
    #[operand(I64)]
    pub a: Value,
    #[prop(StringProp)]
    pub n: String,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "prop_unit", assembly_format = "$a (`set` $n^)? attr-dict")]
pub struct PropUnit {
    #[operand(I64)]
    pub a: Value,
    #[prop(UnitProp)]
    pub n: bool,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "prop_array", assembly_format = "$a prop-dict attr-dict")]
pub struct PropArray {
    #[operand(I64)]
    pub a: Value,
    #[prop(IntArrayProp<I64Prop>)]
    pub n: Vec<i64>,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "prop_confined")]
pub struct PropConfined {
    #[operand(I64)]
    pub a: Value,
    #[prop(ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}
