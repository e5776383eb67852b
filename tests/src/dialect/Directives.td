// Custom directives.

def FormatCustomDirectiveOperands
    : TEST_FormatOp<"format_custom_directive_operands",
                    "custom<CustomDirectiveOperands>($operand, $optOperand, $varOperands) attr-dict",
                    [AttrSizedOperandSegments]> {
  let arguments = (ins I64:$operand, Optional<I64>:$optOperand, Variadic<I64>:$varOperands);
}
def FormatCustomDirectiveOperandsAndTypes
    : TEST_FormatOp<"format_custom_directive_operands_and_types", [{
        custom<CustomDirectiveOperandsAndTypes>(
          $operand, $optOperand, $varOperands,
          type($operand), type($optOperand), type($varOperands))
        attr-dict
      }], [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$operand, Optional<AnyType>:$optOperand,
                       Variadic<AnyType>:$varOperands);
}
def FormatCustomDirectiveRegions
    : TEST_FormatOp<"format_custom_directive_regions",
                    "custom<CustomDirectiveRegions>($region, $other_regions) attr-dict"> {
  let regions = (region AnyRegion:$region, VariadicRegion<AnyRegion>:$other_regions);
}
class FormatCustomDirectiveResultsOp<string suffix, string format>
    : TEST_FormatOp<"format_custom_directive_results" # suffix, [{
        custom<CustomDirectiveResults>(type($result), type($optResult), type($varResults))
      }] # format # " attr-dict", [AttrSizedResultSegments]> {
  let results = (outs AnyType:$result, Optional<AnyType>:$optResult,
                      Variadic<AnyType>:$varResults);
}
def FormatCustomDirectiveResults : FormatCustomDirectiveResultsOp<"", "">;
def FormatCustomDirectiveResultsWithTypeRefs
    : FormatCustomDirectiveResultsOp<"_with_type_refs", [{
        custom<CustomDirectiveWithTypeRefs>(
          ref(type($result)), ref(type($optResult)), ref(type($varResults)))
      }]>;
def FormatCustomDirectiveWithOptionalOperandRef
    : TEST_FormatOp<"format_custom_directive_with_optional_operand_ref", [{
        ($optOperand^)? `:` custom<CustomDirectiveOptionalOperandRef>(ref($optOperand)) attr-dict
      }]> {
  let arguments = (ins Optional<I64>:$optOperand);
}
def FormatCustomDirectiveSuccessors
    : TEST_FormatOp<"format_custom_directive_successors",
                    "custom<CustomDirectiveSuccessors>($successor, $successors) attr-dict",
                    [Terminator]> {
  let successors = (successor AnySuccessor:$successor,
                              VariadicSuccessor<AnySuccessor>:$successors);
}
def TestOpWithSuccessorRef
    : TEST_FormatOp<"dummy_op_with_successor_ref",
                    "$successor attr-dict custom<DummySuccessorRef>(ref($successor))"> {
  let successors = (successor AnySuccessor:$successor);
}
def TestOpWithRegionRef
    : TEST_FormatOp<"dummy_op_with_region_ref",
                    "$body attr-dict custom<DummyRegionRef>(ref($body))"> {
  let regions = (region AnyRegion:$body);
}
def FormatCustomDirectiveAttributes
    : TEST_FormatOp<"format_custom_directive_attributes",
                    "custom<CustomDirectiveAttributes>($attr, $optAttr) attr-dict"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$optAttr);
}
def FormatCustomDirectiveSpacing
    : TEST_FormatOp<"format_custom_directive_spacing", [{
        custom<CustomDirectiveSpacing>($attr1) custom<CustomDirectiveSpacing>($attr2) attr-dict
      }]> {
  let arguments = (ins StrAttr:$attr1, StrAttr:$attr2);
}
def FormatCustomDirectiveAttrDict
    : TEST_FormatOp<"format_custom_directive_attrdict",
                    "custom<CustomDirectiveAttrDict>(attr-dict)"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$optAttr);
}
def TypedAttrOp
    : TEST_FormatOp<"typed_attr", "attr-dict $type `=` custom<AttrElideType>(ref($type), $attr)"> {
  let arguments = (ins TypeAttr:$type, AnyAttr:$attr);
}
def OptionalCustomAttrOp
    : TEST_FormatOp<"optional_custom_attr",
                    "attr-dict (custom<OptionalCustomParser>($attr)^) : (`bar`)?"> {
  let arguments = (ins OptionalAttr<I1Attr>:$attr);
}
def TestNoTerminatorOp
    : TEST_FormatOp<"switch_with_no_break",
                    "$arg attr-dict custom<SwitchCases>($cases, $caseRegions)",
                    [NoTerminator]> {
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let regions = (region VariadicRegion<SizedRegion<1>>:$caseRegions);
}
def CustomDimensionListAttrOp
    : TEST_FormatOp<"custom_dimension_list_attr",
                    "`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict"> {
  let arguments = (ins DenseI64ArrayAttr:$dimension_list);
}
def TestAttrWithLoc
    : TEST_FormatOp<"attr_with_loc", "`(` $value `` custom<OptionalLoc>($loc) `)` attr-dict"> {
  let arguments = (ins AnyAttr:$loc, AnyAttr:$value);
}
