//! The ops of `../dialect/Directives.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_operands", handle = FormatCustomDirectiveOperands, traits = [AttrSizedOperandSegments], assembly_format = "custom<CustomDirectiveOperands>($operand, $optOperand, $varOperands) attr-dict")]
pub struct FormatCustomDirectiveOperandsParts {
    #[operand(I64)]
    pub operand: Value,
    #[operand(Optional<I64>, name = "optOperand")]
    pub opt_operand: Option<Value>,
    #[operand(Variadic<I64>, name = "varOperands")]
    pub var_operands: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_operands_and_types", handle = FormatCustomDirectiveOperandsAndTypes, traits = [AttrSizedOperandSegments], assembly_format = "custom<CustomDirectiveOperandsAndTypes>( $operand, $optOperand, $varOperands, type($operand), type($optOperand), type($varOperands)) attr-dict")]
pub struct FormatCustomDirectiveOperandsAndTypesParts {
    #[operand(AnyType)]
    pub operand: Value,
    #[operand(Optional<AnyType>, name = "optOperand")]
    pub opt_operand: Option<Value>,
    #[operand(Variadic<AnyType>, name = "varOperands")]
    pub var_operands: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_regions", handle = FormatCustomDirectiveRegions, assembly_format = "custom<CustomDirectiveRegions>($region, $other_regions) attr-dict")]
pub struct FormatCustomDirectiveRegionsParts {
    #[region(AnyRegion)]
    pub region: Region,
    #[region(VariadicRegion<AnyRegion>)]
    pub other_regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_results", handle = FormatCustomDirectiveResults, traits = [AttrSizedResultSegments], assembly_format = "custom<CustomDirectiveResults>(type($result), type($optResult), type($varResults)) attr-dict")]
pub struct FormatCustomDirectiveResultsParts {
    #[result(AnyType)]
    pub result: Value,
    #[result(Optional<AnyType>, name = "optResult")]
    pub opt_result: Option<Value>,
    #[result(Variadic<AnyType>, name = "varResults")]
    pub var_results: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_results_with_type_refs", handle = FormatCustomDirectiveResultsWithTypeRefs, traits = [AttrSizedResultSegments], assembly_format = "custom<CustomDirectiveResults>(type($result), type($optResult), type($varResults)) custom<CustomDirectiveWithTypeRefs>( ref(type($result)), ref(type($optResult)), ref(type($varResults))) attr-dict")]
pub struct FormatCustomDirectiveResultsWithTypeRefsParts {
    #[result(AnyType)]
    pub result: Value,
    #[result(Optional<AnyType>, name = "optResult")]
    pub opt_result: Option<Value>,
    #[result(Variadic<AnyType>, name = "varResults")]
    pub var_results: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_with_optional_operand_ref", handle = FormatCustomDirectiveWithOptionalOperandRef, assembly_format = "($optOperand^)? `:` custom<CustomDirectiveOptionalOperandRef>(ref($optOperand)) attr-dict")]
pub struct FormatCustomDirectiveWithOptionalOperandRefParts {
    #[operand(Optional<I64>, name = "optOperand")]
    pub opt_operand: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_successors", handle = FormatCustomDirectiveSuccessors, traits = [Terminator], assembly_format = "custom<CustomDirectiveSuccessors>($successor, $successors) attr-dict")]
pub struct FormatCustomDirectiveSuccessorsParts {
    #[successor(AnySuccessor)]
    pub successor: Block,
    #[successor(VariadicSuccessor<AnySuccessor>)]
    pub successors: Vec<Block>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "dummy_op_with_successor_ref", handle = TestOpWithSuccessorRef, assembly_format = "$successor attr-dict custom<DummySuccessorRef>(ref($successor))")]
pub struct TestOpWithSuccessorRefParts {
    #[successor(AnySuccessor)]
    pub successor: Block,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "dummy_op_with_region_ref", handle = TestOpWithRegionRef, assembly_format = "$body attr-dict custom<DummyRegionRef>(ref($body))")]
pub struct TestOpWithRegionRefParts {
    #[region(AnyRegion)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_attributes", handle = FormatCustomDirectiveAttributes, assembly_format = "custom<CustomDirectiveAttributes>($attr, $optAttr) attr-dict")]
pub struct FormatCustomDirectiveAttributesParts {
    #[attr(I64Attr)]
    pub attr: i64,
    #[attr(OptionalAttr<I64Attr>, name = "optAttr")]
    pub opt_attr: Option<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_spacing", handle = FormatCustomDirectiveSpacing, assembly_format = "custom<CustomDirectiveSpacing>($attr1) custom<CustomDirectiveSpacing>($attr2) attr-dict")]
pub struct FormatCustomDirectiveSpacingParts {
    #[attr(StrAttr)]
    pub attr1: String,
    #[attr(StrAttr)]
    pub attr2: String,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_custom_directive_attrdict", handle = FormatCustomDirectiveAttrDict, assembly_format = "custom<CustomDirectiveAttrDict>(attr-dict)")]
pub struct FormatCustomDirectiveAttrDictParts {
    #[attr(I64Attr)]
    pub attr: i64,
    #[attr(OptionalAttr<I64Attr>, name = "optAttr")]
    pub opt_attr: Option<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "typed_attr", assembly_format = "attr-dict $type `=` custom<AttrElideType>(ref($type), $attr)")]
pub struct TypedAttr {
    #[attr(TypeAttr)]
    pub r#type: Type,
    #[attr(AnyAttr)]
    pub attr: Attribute,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "optional_custom_attr", assembly_format = "attr-dict (custom<OptionalCustomParser>($attr)^) : (`bar`)?")]
pub struct OptionalCustomAttr {
    #[attr(OptionalAttr<I1Attr>)]
    pub attr: Option<bool>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "switch_with_no_break", traits = [NoTerminator], assembly_format = "$arg attr-dict custom<SwitchCases>($cases, $caseRegions)")]
pub struct TestNoTerminator {
    #[operand(Index)]
    pub arg: Value,
    #[attr(DenseI64ArrayAttr)]
    pub cases: Vec<i64>,
    #[region(VariadicRegion<SizedRegion<1>>, name = "caseRegions")]
    pub case_regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "custom_dimension_list_attr", assembly_format = "`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict")]
pub struct CustomDimensionListAttr {
    #[attr(DenseI64ArrayAttr)]
    pub dimension_list: Vec<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "attr_with_loc", handle = TestAttrWithLoc, assembly_format = "`(` $value `` custom<OptionalLoc>($loc) `)` attr-dict")]
pub struct TestAttrWithLocParts {
    #[attr(AnyAttr)]
    pub loc: Attribute,
    #[attr(AnyAttr)]
    pub value: Attribute,
}
