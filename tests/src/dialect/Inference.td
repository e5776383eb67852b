// Types that formats do not write.

def FormatInferVariadicTypeFromNonVariadic
    : TEST_FormatOp<"format_infer_variadic_type_from_non_variadic",
                    "operands attr-dict `:` type($result)", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs AnyType:$result);
}
def FormatAllTypesMatchVarOp
    : TEST_FormatOp<"format_all_types_match_var",
                    "attr-dict $value1 `,` $value2 `:` type($value1)",
                    [AllTypesMatch<["value1", "value2", "result"]>]> {
  let arguments = (ins AnyType:$value1, AnyType:$value2);
  let results = (outs AnyType:$result);
}
def FormatAllTypesMatchAttrOp
    : TEST_FormatOp<"format_all_types_match_attr", "attr-dict $value1 `,` $value2",
                    [AllTypesMatch<["value1", "value2", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value1, AnyType:$value2);
  let results = (outs AnyType:$result);
}
def FormatTypesMatchVarOp
    : TEST_FormatOp<"format_types_match_var", "attr-dict $value `:` type($value)",
                    [TypesMatchWith<"result type matches operand", "value", "result", "$_self">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def FormatTypesMatchVariadicOp
    : TEST_FormatOp<"format_types_match_variadic", "attr-dict $value `:` type($value)",
                    [RangedTypesMatchWith<"result type matches operand", "value", "result",
                                          "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$value);
  let results = (outs Variadic<AnyType>:$result);
}
def FormatTypesMatchAttrOp
    : TEST_FormatOp<"format_types_match_attr", "attr-dict $value",
                    [TypesMatchWith<"result type matches constant", "value", "result", "$_self">]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
}
def FormatTypesMatchContextOp
    : TEST_FormatOp<"format_types_match_context", "attr-dict $value `:` type($value)",
                    [TypesMatchWith<"tuple result type matches operand type", "value", "result",
                                    "Type::tuple([$_self.clone()])">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def ResultHasSameTypeAsAttr
    : TEST_FormatOp<"result_has_same_type_as_attr", "$attr `->` type($result) attr-dict",
                    [AllTypesMatch<["attr", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$attr);
  let results = (outs AnyType:$result);
}

// `InferTypeOpInterface`
def FormatInferTypeOp : TEST_FormatOp<"format_infer_type", "attr-dict", [InferTypeOpInterface]> {
  let results = (outs AnyType);
}
def FormatInferType2Op
    : TEST_FormatOp<"format_infer_type2", "attr-dict",
                    [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType);
}
class FormatInferAllTypesOp<string mnemonic, string format, list<Trait> traits = []>
    : TEST_FormatOp<mnemonic, format, [InferTypeOpInterface] # traits> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$outs);
}
def FormatInferTypeAllOperandsAndTypesOp
    : FormatInferAllTypesOp<"format_infer_type_all_operands_and_types",
                            "`(` operands `)` attr-dict `:` type(operands)">;
def FormatInferTypeAllOperandsAndTypesOneOperandOp
    : FormatInferAllTypesOp<"format_infer_type_all_types_one_operand",
                            "`(` $args `)` attr-dict `:` type(operands)">;
def FormatInferTypeAllOperandsAndTypesTwoOperandsOp
    : FormatInferAllTypesOp<"format_infer_type_all_types_two_operands",
                            "`(` $args0 `)` `(` $args1 `)` attr-dict `:` type(operands)",
                            [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$args0, Variadic<AnyType>:$args1);
}
def FormatInferTypeAllTypesOp
    : FormatInferAllTypesOp<"format_infer_type_all_types",
                            "`(` operands `)` attr-dict `:` type($args)">;
def FormatInferTypeRegionsOp
    : TEST_FormatOp<"format_infer_type_regions", "$region attr-dict", [InferTypeOpInterface]> {
  let results = (outs Variadic<AnyType>:$outs);
  let regions = (region AnyRegion:$region);
}
def FormatInferTypeVariadicOperandsOp
    : TEST_FormatOp<"format_infer_type_variadic_operands",
                    "`(` $a `:` type($a) `)` `(` $b `:` type($b) `)` attr-dict",
                    [InferTypeOpInterface, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I64>:$b);
  let results = (outs Variadic<AnyType>:$outs);
}
