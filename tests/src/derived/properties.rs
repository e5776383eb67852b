//! The ops of `../dialect/Properties.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_unit_property", handle = FormatOptionalUnitProperty, assembly_format = "(`is_optional` $is_optional^)? attr-dict")]
pub struct FormatOptionalUnitPropertyParts {
    #[prop(UnitProp)]
    pub is_optional: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_unit_property_no_elide", handle = FormatOptionalUnitPropertyNoElide, assembly_format = "($is_optional^)? attr-dict")]
pub struct FormatOptionalUnitPropertyNoElideParts {
    #[prop(UnitProp)]
    pub is_optional: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_prop_dict", handle = FormatOptionalPropDict, assembly_format = "prop-dict attr-dict")]
pub struct FormatOptionalPropDictParts {
    #[prop(OptionalProp<StringProp>)]
    pub a: Option<String>,
    #[prop(DefaultValuedProp<I32Prop, "1">)]
    pub b: i32,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "oilist_with_keywords_only_properties", handle = OiListTrivialProperties, assembly_format = "oilist( `keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitPropKeyword ) attr-dict")]
pub struct OiListTrivialPropertiesParts {
    #[prop(UnitProp)]
    pub keyword: bool,
    #[prop(UnitProp, name = "otherKeyword")]
    pub other_keyword: bool,
    #[prop(UnitProp, name = "diffNameUnitPropKeyword")]
    pub diff_name_unit_prop_keyword: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_properties", handle = TestOpWithProperties, assembly_format = "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,` `array` `=` $array `,` `array32` `=` $array32 attr-dict")]
pub struct TestOpWithPropertiesParts {
    #[prop(I64Prop)]
    pub a: i64,
    #[attr(StrAttr)]
    pub b: String,
    #[prop(StringProp)]
    pub c: String,
    #[prop(BoolProp)]
    pub flag: bool,
    #[prop(IntArrayProp<I64Prop>)]
    pub array: Vec<i64>,
    #[prop(IntArrayProp<I32Prop>)]
    pub array32: Vec<i32>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_properties_and_attr", handle = TestOpWithPropertiesAndAttr, assembly_format = "$lhs prop-dict attr-dict")]
pub struct TestOpWithPropertiesAndAttrParts {
    #[attr(I32Attr)]
    pub lhs: i32,
    #[prop(IntProp<"i64">)]
    pub rhs: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_properties_and_inferred_type", handle = TestOpWithPropertiesAndInferredType, traits = [DeclareOpInterfaceMethods<InferTypeOpInterface>], assembly_format = "$lhs prop-dict attr-dict")]
pub struct TestOpWithPropertiesAndInferredTypeParts {
    #[attr(I32Attr)]
    pub lhs: i32,
    #[prop(IntProp<"i64">)]
    pub rhs: i64,
    #[attr(OptionalAttr<UnitAttr>)]
    pub packed: bool,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "empty_properties", handle = TestOpWithEmptyProperties, assembly_format = "prop-dict attr-dict")]
pub struct TestOpWithEmptyPropertiesParts;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "using_property_in_custom", handle = TestOpUsingPropertyInCustom, assembly_format = "custom<UsingPropertyInCustom>($prop) attr-dict")]
pub struct TestOpUsingPropertyInCustomParts {
    #[prop(IntArrayProp<I64Prop>)]
    pub prop: Vec<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "using_property_in_custom_and_other", handle = TestOpUsingPropertyInCustomAndOther, assembly_format = "custom<UsingPropertyInCustom>($prop) prop-dict attr-dict")]
pub struct TestOpUsingPropertyInCustomAndOtherParts {
    #[prop(IntArrayProp<I64Prop>)]
    pub prop: Vec<i64>,
    #[prop(I64Prop)]
    pub other: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "using_property_ref_in_custom", handle = TestOpUsingPropertyRefInCustom, assembly_format = "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict")]
pub struct TestOpUsingPropertyRefInCustomParts {
    #[prop(IntProp<"i64">)]
    pub first: i64,
    #[prop(IntProp<"i64">)]
    pub second: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "variadic_segment_prop", handle = TestOpWithVariadicSegmentProperties, traits = [AttrSizedOperandSegments, AttrSizedResultSegments], assembly_format = "$a1 `:` $a2 `:` type($b1) `:` type($b2) prop-dict attr-dict `end`")]
pub struct TestOpWithVariadicSegmentPropertiesParts {
    #[operand(Variadic<I64>)]
    pub a1: Vec<Value>,
    #[operand(Variadic<I64>)]
    pub a2: Vec<Value>,
    #[result(Variadic<I64>)]
    pub b1: Vec<Value>,
    #[result(Variadic<I64>)]
    pub b2: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_default_valued_properties", handle = TestOpWithDefaultValuedProperties, assembly_format = "($a^) : (`na`)? ($b^)? ($c^)? ($unit^)? attr-dict")]
pub struct TestOpWithDefaultValuedPropertiesParts {
    #[attr(DefaultValuedAttr<I32Attr, "0">)]
    pub a: i32,
    #[prop(DefaultValuedProp<StringProp, "\"\"">)]
    pub b: String,
    #[prop(DefaultValuedProp<IntProp<"i32">, "-1">)]
    pub c: i32,
    #[prop(UnitProp)]
    pub unit: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_optional_properties", handle = TestOpWithOptionalProperties, assembly_format = "(`anAttr` `=` $anAttr^)? (`simple` `=` $simple^)? (`simplei8` `=` $simplei8^)? (`simpleui8` `=` $simpleui8^)? (`nonTrivialStorage` `=` $nonTrivialStorage^)? (`hasDefault` `=` $hasDefault^)? (`nested` `=` $nested^)? (`longSyntax` `=` $longSyntax^)? (`hasUnit` $hasUnit^)? (`maybeUnit` `=` $maybeUnit^)? attr-dict")]
pub struct TestOpWithOptionalPropertiesParts {
    #[attr(OptionalAttr<I32Attr>, name = "anAttr")]
    pub an_attr: Option<i32>,
    #[prop(OptionalProp<I64Prop>)]
    pub simple: Option<i64>,
    #[prop(OptionalProp<IntProp<"i8">>)]
    pub simplei8: Option<i8>,
    #[prop(OptionalProp<IntProp<"u8">>)]
    pub simpleui8: Option<u8>,
    #[prop(OptionalProp<StringProp>, name = "nonTrivialStorage")]
    pub non_trivial_storage: Option<String>,
    #[prop(OptionalProp<DefaultValuedProp<I64Prop, "0">>, name = "hasDefault")]
    pub has_default: Option<i64>,
    #[prop(OptionalProp<OptionalProp<I64Prop>>)]
    pub nested: Option<Option<i64>>,
    #[prop(OptionalProp<StringProp, 0>, name = "longSyntax")]
    pub long_syntax: Option<String>,
    #[prop(UnitProp, name = "hasUnit")]
    pub has_unit: bool,
    #[prop(OptionalProp<UnitProp>, name = "maybeUnit")]
    pub maybe_unit: Option<bool>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_array_properties", handle = TestOpWithArrayProperties, assembly_format = "`ints` `=` $ints `strings` `=` $strings `nested` `=` $nested `opt` `=` $opt `explicitOptions` `=` $explicitOptions `explicitUnits` `=` $explicitUnits ($hasDefault^ `thats_has_default`)? attr-dict")]
pub struct TestOpWithArrayPropertiesParts {
    #[prop(ArrayProp<I64Prop>)]
    pub ints: Vec<i64>,
    #[prop(ArrayProp<StringProp>)]
    pub strings: Vec<::std::string::String>,
    #[prop(ArrayProp<ArrayProp<I32Prop>>)]
    pub nested: Vec<Vec<i32>>,
    #[prop(OptionalProp<ArrayProp<I32Prop>>)]
    pub opt: Option<Vec<i32>>,
    #[prop(ArrayProp<OptionalProp<I64Prop>>, name = "explicitOptions")]
    pub explicit_options: Vec<Option<i64>>,
    #[prop(ArrayProp<UnitProp>, name = "explicitUnits")]
    pub explicit_units: Vec<bool>,
    #[prop(DefaultValuedProp<ArrayProp<I64Prop>, "&[]", "Vec::new()">, name = "hasDefault")]
    pub has_default: Vec<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_property_predicates", handle = OpWithPropertyPredicates, assembly_format = "attr-dict prop-dict", import = crate::dialect::test_td)]
pub struct OpWithPropertyPredicatesParts {
    #[prop(NonNegativeI64Prop)]
    pub scalar: i64,
    #[prop(OptionalProp<NonNegativeI64Prop>)]
    pub optional: Option<i64>,
    #[prop(DefaultValuedProp<NonNegativeI64Prop, "0">)]
    pub defaulted: i64,
    #[prop(ConfinedProp<NonNegativeI64Prop, CPred<"$_self <= 5">, "between 0 and 5">)]
    pub more_constrained: i64,
    #[prop(ArrayProp<NonNegativeI64Prop>)]
    pub array: Vec<i64>,
    #[prop(NonEmptyArray<I64Prop>)]
    pub non_empty_unconstrained: Vec<i64>,
    #[prop(NonEmptyArray<NonNegativeI64Prop>)]
    pub non_empty_constrained: Vec<i64>,
    #[prop(OptionalProp<NonEmptyArray<NonNegativeI64Prop>>)]
    pub non_empty_optional: Option<Vec<i64>>,
    #[prop(I64Prop)]
    pub unconstrained: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "prop_pattern_op_1", handle = TestPropPatternOp1, assembly_format = "$tag $val $cond attr-dict")]
pub struct TestPropPatternOp1Parts {
    #[prop(StringProp)]
    pub tag: String,
    #[prop(I64Prop)]
    pub val: i64,
    #[prop(BoolProp)]
    pub cond: bool,
    #[result(I32)]
    pub results: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "prop_pattern_op_2", handle = TestPropPatternOp2, assembly_format = "$input $tag attr-dict")]
pub struct TestPropPatternOp2Parts {
    #[operand(I32)]
    pub input: Value,
    #[prop(StringProp)]
    pub tag: String,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "using_int_property_with_worse_bytecode", handle = TestOpUsingIntPropertyWithWorseBytecode)]
pub struct TestOpUsingIntPropertyWithWorseBytecodeParts {
    #[prop(IntProp<"i64">)]
    pub value: i64,
}
