// Elements of formats, but for properties, enums, and attributes and types of the
// dialect.

// Literals and white space.
def FormatLiteralOp : TEST_FormatOp<"format_literal_op", [{
  `keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)`
  `?` `+` `*` `{` `\n` `}` attr-dict
}]>;
def OpWithDotInNameOp : TEST_FormatOp<"op.with_dot_in_name", "attr-dict">;

// Attributes.
def FormatAttrOp : TEST_FormatOp<"format_attr_op", "$attr attr-dict"> {
  let arguments = (ins I64Attr:$attr);
}
def FormatOptAttrAOp : TEST_FormatOp<"format_opt_attr_op_a", "(`(` $opt_attr^ `)`)? attr-dict"> {
  let arguments = (ins OptionalAttr<I64Attr>:$opt_attr);
}
def FormatOptAttrBOp : TEST_FormatOp<"format_opt_attr_op_b", "($opt_attr^)? attr-dict"> {
  let arguments = (ins OptionalAttr<I64Attr>:$opt_attr);
}
def FormatSymbolNameAttrOp : TEST_FormatOp<"format_symbol_name_attr_op", "$attr attr-dict"> {
  let arguments = (ins SymbolNameAttr:$attr);
}
def FormatOptSymbolNameAttrOp
    : TEST_FormatOp<"format_opt_symbol_name_attr_op", "($opt_attr^)? attr-dict"> {
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$opt_attr);
}
def FormatOptSymbolRefAttrOp
    : TEST_FormatOp<"format_opt_symbol_ref_attr_op", "($opt_attr^)? attr-dict"> {
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$opt_attr);
}
def FormatAttrDictWithKeywordOp
    : TEST_FormatOp<"format_attr_dict_w_keyword", "attr-dict-with-keyword"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$opt_attr);
}
def FormatOptionalUnitAttr
    : TEST_FormatOp<"format_optional_unit_attribute", "(`is_optional` $is_optional^)? attr-dict"> {
  let arguments = (ins UnitAttr:$is_optional);
}
def FormatOptionalUnitAttrNoElide
    : TEST_FormatOp<"format_optional_unit_attribute_no_elide", "($is_optional^)? attr-dict"> {
  let arguments = (ins UnitAttr:$is_optional);
}
def FormatOptionalWithElse
    : TEST_FormatOp<"format_optional_else",
                    "(`then` $isFirstBranchPresent^):(`else`)? attr-dict"> {
  let arguments = (ins UnitAttr:$isFirstBranchPresent);
}
def FormatLiteralFollowingOptionalGroup
    : TEST_FormatOp<"format_literal_following_optional_group",
                    "(`(` $value^ `)`)? `:` $type attr-dict"> {
  let arguments = (ins TypeAttr:$type, OptionalAttr<AnyAttr>:$value);
}
def TypedStringAttrWithTypeOp : TEST_FormatOp<"string_attr_with_type", "$attr attr-dict"> {
  let arguments = (ins TypedStrAttr<AnyInteger>:$attr);
}
def TypedStringAttrWithMixedTypeOp
    : TEST_FormatOp<"string_attr_with_mixed_type", "$attr attr-dict"> {
  let arguments = (ins AnyAttrOf<[TypedStrAttr<AnyInteger>, I64Attr]>:$attr);
}
def TypeAttrOfOp : TEST_FormatOp<"type_attr_of", "attr-dict $type"> {
  let arguments = (ins TypeAttrOf<I64>:$type);
}
def DenseArrayAttrOp : TEST_FormatOp<"dense_array_attr", [{
  `i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr
  `i32attr` `=` $i32attr `i64attr` `=` $i64attr `f32attr` `=` $f32attr
  `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict
}]> {
  let arguments = (ins DenseBoolArrayAttr:$i1attr, DenseI8ArrayAttr:$i8attr,
                       DenseI16ArrayAttr:$i16attr, DenseI32ArrayAttr:$i32attr,
                       DenseI64ArrayAttr:$i64attr, DenseF32ArrayAttr:$f32attr,
                       DenseF64ArrayAttr:$f64attr, DenseI32ArrayAttr:$emptyattr);
}
def TestDefaultAttrPrintOp : TEST_FormatOp<"default_value_print", "attr-dict $operand"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$value_with_default, I32:$operand);
}
def TestLocationAttrOp : TEST_FormatOp<"op_with_loc_attr", "$loc_attr attr-dict"> {
  let arguments = (ins LocationAttr:$loc_attr);
}

// Operands, results and their types.
def FormatBuildableTypeOp : TEST_FormatOp<"format_buildable_type_op", "$buildable attr-dict"> {
  let arguments = (ins I64:$buildable);
  let results = (outs I64:$buildable_res);
}
class FormatOperandOp<string suffix, string format>
    : TEST_FormatOp<"format_operand_" # suffix # "_op", format> {
  let arguments = (ins I64:$buildable, AnyMemRef:$operand);
}
def FormatOperandAOp : FormatOperandOp<"a", "operands `:` type(operands) attr-dict">;
def FormatOperandBOp : FormatOperandOp<"b", "operands `:` type($operand) attr-dict">;
def FormatOperandCOp
    : FormatOperandOp<"c", "$buildable `,` $operand `:` type(operands) attr-dict">;
def FormatOperandDOp
    : FormatOperandOp<"d", "$buildable `,` $operand `:` type($operand) attr-dict">;
def FormatOperandEOp
    : FormatOperandOp<"e", "$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict">;
class FormatResultOp<string suffix, string format>
    : TEST_FormatOp<"format_result_" # suffix # "_op", format> {
  let results = (outs I64:$buildable_res, AnyMemRef:$result);
}
def FormatResultAOp : FormatResultOp<"a", "type($result) attr-dict">;
def FormatResultBOp : FormatResultOp<"b", "type(results) attr-dict">;
def FormatResultCOp : FormatResultOp<"c", "functional-type($buildable_res, $result) attr-dict">;
def FormatVariadicResult : TEST_FormatOp<"format_variadic_result", "`:` type($result) attr-dict"> {
  let results = (outs Variadic<I64>:$result);
}
def FormatMultipleVariadicResults
    : TEST_FormatOp<"format_multiple_variadic_results",
                    "`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict",
                    [AttrSizedResultSegments]> {
  let results = (outs Variadic<I64>:$result0, Variadic<AnyType>:$result1);
}
def FormatVariadicOperand
    : TEST_FormatOp<"format_variadic_operand", "$operand `:` type($operand) attr-dict"> {
  let arguments = (ins Variadic<I64>:$operand);
}
def FormatVariadicOfVariadicOperand
    : TEST_FormatOp<"format_variadic_of_variadic_operand",
                    "$operand `:` type($operand) attr-dict"> {
  let arguments = (ins VariadicOfVariadic<I64, "operand_segments">:$operand,
                       DenseI32ArrayAttr:$operand_segments);
}
def FormatMultipleVariadicOperands
    : TEST_FormatOp<"format_multiple_variadic_operands",
                    "` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict",
                    [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I64>:$operand0, Variadic<AnyType>:$operand1);
}
class FormatOptionalOperandResultOp<string suffix, string format>
    : TEST_FormatOp<"format_optional_operand_result_" # suffix # "_op", format,
                    [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I64>:$optional, Variadic<I64>:$variadic);
  let results = (outs Optional<I64>:$optional_res);
}
def FormatOptionalOperandResultAOp : FormatOptionalOperandResultOp<"a", [{
  `(` $optional `:` type($optional) `)` `:` type($optional_res)
  (`[` $variadic^ `]`)? attr-dict
}]>;
def FormatOptionalOperandResultBOp : FormatOptionalOperandResultOp<"b", [{
  (`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res)
  (`[` $variadic^ `]`)? attr-dict
}]>;
class FormatOptionalResultOp<string suffix, string format>
    : TEST_FormatOp<"format_optional_result_" # suffix # "_op", format,
                    [AttrSizedResultSegments]> {
  let results = (outs Optional<I64>:$optional, Variadic<I64>:$variadic);
}
def FormatOptionalResultAOp
    : FormatOptionalResultOp<"a", "(`:` type($optional)^ `->` type($variadic))? attr-dict">;
def FormatOptionalResultBOp
    : FormatOptionalResultOp<"b", "(`:` type($optional) `->` type($variadic)^)? attr-dict">;
def FormatOptionalResultCOp
    : FormatOptionalResultOp<"c", "(`:` functional-type($optional, $variadic)^)? attr-dict">;
def FormatOptionalResultDOp
    : TEST_FormatOp<"format_optional_result_d_op", "(`:` type($optional)^)? attr-dict"> {
  let results = (outs Optional<F80>:$optional);
}
def FormatTwoVariadicOperandsNoBuildableTypeOp
    : TEST_FormatOp<"format_two_variadic_operands_no_buildable_type_op",
                    "`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)` attr-dict",
                    [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
}
def VariadicArgsTypesSplit
    : TEST_FormatOp<"variadic_args_types_split",
                    "$str (`,` $args^)? attr-dict (`:` type($args)^)?"> {
  let arguments = (ins StrAttr:$str, Variadic<AnyType>:$args);
}
def TestEllipsisOp
    : TEST_FormatOp<"ellipsis",
                    "`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands) `...`"> {
  let arguments = (ins Variadic<AnyType>:$operands, UnitAttr:$variadic);
}
def ElseAnchorOp
    : TEST_FormatOp<"else_anchor", "`(` (`?`) : (`` $a^ `:` type($a))? `)` attr-dict"> {
  let arguments = (ins Optional<AnyType>:$a);
}

// Regions and successors.
class FormatRegionOp<string suffix, string format>
    : TEST_FormatOp<"format_region_" # suffix # "_op", format> {
  let regions = (region AnyRegion:$region);
}
def FormatRegionAOp : FormatRegionOp<"a", "regions attr-dict">;
def FormatRegionBOp : FormatRegionOp<"b", "$region attr-dict">;
def FormatRegionCOp : FormatRegionOp<"c", "(`region` $region^)? attr-dict">;
class FormatVariadicRegionOp<string suffix, string format>
    : TEST_FormatOp<"format_variadic_region_" # suffix # "_op", format> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}
def FormatVariadicRegionAOp : FormatVariadicRegionOp<"a", "$regions attr-dict">;
def FormatVariadicRegionBOp
    : FormatVariadicRegionOp<"b", "($regions^ `found_regions`)? attr-dict">;
def FormatRegionImplicitTerminatorAOp
    : TEST_FormatOp<"format_implicit_terminator_region_a_op", "$region attr-dict",
                    [SingleBlockImplicitTerminator<"TestReturnOp">]> {
  let regions = (region AnyRegion:$region);
}
def FormatSuccessorAOp
    : TEST_FormatOp<"format_successor_a_op", "$targets attr-dict", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
}

// Clauses in any order.
def OiListTrivial : TEST_FormatOp<"oilist_with_keywords_only", [{
  oilist( `keyword` $keyword
        | `otherKeyword` $otherKeyword
        | `thirdKeyword` $diffNameUnitAttrKeyword ) attr-dict
}]> {
  let arguments = (ins UnitAttr:$keyword, UnitAttr:$otherKeyword,
                       UnitAttr:$diffNameUnitAttrKeyword);
}
def OiListSimple : TEST_FormatOp<"oilist_with_simple_args", [{
  oilist( `keyword` $arg0 `:` type($arg0)
        | `otherKeyword` $arg1 `:` type($arg1)
        | `thirdKeyword` $arg2 `:` type($arg2) ) attr-dict
}], [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$arg0, Optional<AnyType>:$arg1,
                       Optional<AnyType>:$arg2);
}
def OiListVariadic : TEST_FormatOp<"oilist_variadic_with_parens", [{
  oilist( `keyword` `(` $arg0 `:` type($arg0) `)`
        | `otherKeyword` `(` $arg1 `:` type($arg1) `)`
        | `thirdKeyword` `(` $arg2 `:` type($arg2) `)` ) attr-dict
}], [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$arg0, Variadic<AnyType>:$arg1,
                       Variadic<AnyType>:$arg2);
}
def OiListCustom : TEST_FormatOp<"oilist_custom", [{
  oilist( `private` `(` $arg0 `:` type($arg0) `)`
        | `reduction` custom<CustomOptionalOperand>($optOperand)
        | `nowait` $nowait ) attr-dict
}], [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$arg0, Optional<I32>:$optOperand, UnitAttr:$nowait);
}
def OiListAllowedLiteral
    : TEST_FormatOp<"oilist_allowed_literal", "oilist( `foo` | `bar` ) `buzz` attr-dict">;
def GraphLoopOp
    : TEST_FormatOp<"graph_loop",
                    "$args $body attr-dict `:` functional-type(operands, results)",
                    [GraphRegionNoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
}
