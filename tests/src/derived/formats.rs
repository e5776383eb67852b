//! The ops of `../dialect/Formats.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_literal_op", assembly_format = r#"`keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?` `+` `*` `{` `\n` `}` attr-dict"#)]
pub struct FormatLiteral;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op.with_dot_in_name", assembly_format = "attr-dict")]
pub struct OpWithDotInName;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_attr_op", assembly_format = "$attr attr-dict")]
pub struct FormatAttr {
    #[attr(I64Attr)]
    pub attr: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_opt_attr_op_a", assembly_format = "(`(` $opt_attr^ `)`)? attr-dict")]
pub struct FormatOptAttrA {
    #[attr(OptionalAttr<I64Attr>)]
    pub opt_attr: Option<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_opt_attr_op_b", assembly_format = "($opt_attr^)? attr-dict")]
pub struct FormatOptAttrB {
    #[attr(OptionalAttr<I64Attr>)]
    pub opt_attr: Option<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_symbol_name_attr_op", assembly_format = "$attr attr-dict")]
pub struct FormatSymbolNameAttr {
    #[attr(SymbolNameAttr)]
    pub attr: String,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_opt_symbol_name_attr_op", assembly_format = "($opt_attr^)? attr-dict")]
pub struct FormatOptSymbolNameAttr {
    #[attr(OptionalAttr<SymbolNameAttr>)]
    pub opt_attr: Option<String>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_opt_symbol_ref_attr_op", assembly_format = "($opt_attr^)? attr-dict")]
pub struct FormatOptSymbolRefAttr {
    #[attr(OptionalAttr<SymbolRefAttr>)]
    pub opt_attr: Option<ods_runtime::attributes::SymbolRefAttr>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_attr_dict_w_keyword", assembly_format = "attr-dict-with-keyword")]
pub struct FormatAttrDictWithKeyword {
    #[attr(I64Attr)]
    pub attr: i64,
    #[attr(OptionalAttr<I64Attr>)]
    pub opt_attr: Option<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_unit_attribute", handle = FormatOptionalUnitAttr, assembly_format = "(`is_optional` $is_optional^)? attr-dict")]
pub struct FormatOptionalUnitAttrParts {
    #[attr(UnitAttr)]
    pub is_optional: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_unit_attribute_no_elide", handle = FormatOptionalUnitAttrNoElide, assembly_format = "($is_optional^)? attr-dict")]
pub struct FormatOptionalUnitAttrNoElideParts {
    #[attr(UnitAttr)]
    pub is_optional: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_else", handle = FormatOptionalWithElse, assembly_format = "(`then` $isFirstBranchPresent^):(`else`)? attr-dict")]
pub struct FormatOptionalWithElseParts {
    #[attr(UnitAttr, name = "isFirstBranchPresent")]
    pub is_first_branch_present: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_literal_following_optional_group", handle = FormatLiteralFollowingOptionalGroup, assembly_format = "(`(` $value^ `)`)? `:` $type attr-dict")]
pub struct FormatLiteralFollowingOptionalGroupParts {
    #[attr(TypeAttr)]
    pub r#type: Type,
    #[attr(OptionalAttr<AnyAttr>)]
    pub value: Option<Attribute>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "string_attr_with_type", assembly_format = "$attr attr-dict")]
pub struct TypedStringAttrWithType {
    #[attr(TypedStrAttr<AnyInteger>)]
    pub attr: String,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "string_attr_with_mixed_type", assembly_format = "$attr attr-dict")]
pub struct TypedStringAttrWithMixedType {
    #[attr(AnyAttrOf<[TypedStrAttr<AnyInteger>, I64Attr]>)]
    pub attr: Attribute,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "type_attr_of", assembly_format = "attr-dict $type")]
pub struct TypeAttrOf {
    #[attr(TypeAttrOf<I64>)]
    pub r#type: ods_runtime::types::IntegerType,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "dense_array_attr", assembly_format = "`i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr` `=` $i32attr `i64attr` `=` $i64attr `f32attr` `=` $f32attr `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict")]
pub struct DenseArrayAttr {
    #[attr(DenseBoolArrayAttr)]
    pub i1attr: Vec<bool>,
    #[attr(DenseI8ArrayAttr)]
    pub i8attr: Vec<i8>,
    #[attr(DenseI16ArrayAttr)]
    pub i16attr: Vec<i16>,
    #[attr(DenseI32ArrayAttr)]
    pub i32attr: Vec<i32>,
    #[attr(DenseI64ArrayAttr)]
    pub i64attr: Vec<i64>,
    #[attr(DenseF32ArrayAttr)]
    pub f32attr: Vec<f32>,
    #[attr(DenseF64ArrayAttr)]
    pub f64attr: Vec<f64>,
    #[attr(DenseI32ArrayAttr)]
    pub emptyattr: Vec<i32>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "default_value_print", assembly_format = "attr-dict $operand")]
pub struct TestDefaultAttrPrint {
    #[attr(DefaultValuedAttr<I32Attr, "0">)]
    pub value_with_default: i32,
    #[operand(I32)]
    pub operand: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_loc_attr", assembly_format = "$loc_attr attr-dict")]
pub struct TestLocationAttr {
    #[attr(LocationAttr)]
    pub loc_attr: ods_runtime::attributes::LocationAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_buildable_type_op", assembly_format = "$buildable attr-dict")]
pub struct FormatBuildableType {
    #[operand(I64)]
    pub buildable: Value,
    #[result(I64)]
    pub buildable_res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_operand_a_op", assembly_format = "operands `:` type(operands) attr-dict")]
pub struct FormatOperandA {
    #[operand(I64)]
    pub buildable: Value,
    #[operand(AnyMemRef)]
    pub operand: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_operand_b_op", assembly_format = "operands `:` type($operand) attr-dict")]
pub struct FormatOperandB {
    #[operand(I64)]
    pub buildable: Value,
    #[operand(AnyMemRef)]
    pub operand: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_operand_c_op", assembly_format = "$buildable `,` $operand `:` type(operands) attr-dict")]
pub struct FormatOperandC {
    #[operand(I64)]
    pub buildable: Value,
    #[operand(AnyMemRef)]
    pub operand: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_operand_d_op", assembly_format = "$buildable `,` $operand `:` type($operand) attr-dict")]
pub struct FormatOperandD {
    #[operand(I64)]
    pub buildable: Value,
    #[operand(AnyMemRef)]
    pub operand: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_operand_e_op", assembly_format = "$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict")]
pub struct FormatOperandE {
    #[operand(I64)]
    pub buildable: Value,
    #[operand(AnyMemRef)]
    pub operand: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_result_a_op", assembly_format = "type($result) attr-dict")]
pub struct FormatResultA {
    #[result(I64)]
    pub buildable_res: Value,
    #[result(AnyMemRef)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_result_b_op", assembly_format = "type(results) attr-dict")]
pub struct FormatResultB {
    #[result(I64)]
    pub buildable_res: Value,
    #[result(AnyMemRef)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_result_c_op", assembly_format = "functional-type($buildable_res, $result) attr-dict")]
pub struct FormatResultC {
    #[result(I64)]
    pub buildable_res: Value,
    #[result(AnyMemRef)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_variadic_result", handle = FormatVariadicResult, assembly_format = "`:` type($result) attr-dict")]
pub struct FormatVariadicResultParts {
    #[result(Variadic<I64>)]
    pub result: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_multiple_variadic_results", handle = FormatMultipleVariadicResults, traits = [AttrSizedResultSegments], assembly_format = "`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict")]
pub struct FormatMultipleVariadicResultsParts {
    #[result(Variadic<I64>)]
    pub result0: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub result1: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_variadic_operand", handle = FormatVariadicOperand, assembly_format = "$operand `:` type($operand) attr-dict")]
pub struct FormatVariadicOperandParts {
    #[operand(Variadic<I64>)]
    pub operand: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_variadic_of_variadic_operand", handle = FormatVariadicOfVariadicOperand, assembly_format = "$operand `:` type($operand) attr-dict")]
pub struct FormatVariadicOfVariadicOperandParts {
    #[operand(VariadicOfVariadic<I64, "operand_segments">)]
    pub operand: Vec<Vec<Value>>,
    #[attr(DenseI32ArrayAttr)]
    pub operand_segments: Vec<i32>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_multiple_variadic_operands", handle = FormatMultipleVariadicOperands, traits = [AttrSizedOperandSegments], assembly_format = "` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict")]
pub struct FormatMultipleVariadicOperandsParts {
    #[operand(Variadic<I64>)]
    pub operand0: Vec<Value>,
    #[operand(Variadic<AnyType>)]
    pub operand1: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_operand_result_a_op", traits = [AttrSizedOperandSegments], assembly_format = "`(` $optional `:` type($optional) `)` `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict")]
pub struct FormatOptionalOperandResultA {
    #[operand(Optional<I64>)]
    pub optional: Option<Value>,
    #[operand(Variadic<I64>)]
    pub variadic: Vec<Value>,
    #[result(Optional<I64>)]
    pub optional_res: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_operand_result_b_op", traits = [AttrSizedOperandSegments], assembly_format = "(`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict")]
pub struct FormatOptionalOperandResultB {
    #[operand(Optional<I64>)]
    pub optional: Option<Value>,
    #[operand(Variadic<I64>)]
    pub variadic: Vec<Value>,
    #[result(Optional<I64>)]
    pub optional_res: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_result_a_op", traits = [AttrSizedResultSegments], assembly_format = "(`:` type($optional)^ `->` type($variadic))? attr-dict")]
pub struct FormatOptionalResultA {
    #[result(Optional<I64>)]
    pub optional: Option<Value>,
    #[result(Variadic<I64>)]
    pub variadic: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_result_b_op", traits = [AttrSizedResultSegments], assembly_format = "(`:` type($optional) `->` type($variadic)^)? attr-dict")]
pub struct FormatOptionalResultB {
    #[result(Optional<I64>)]
    pub optional: Option<Value>,
    #[result(Variadic<I64>)]
    pub variadic: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_result_c_op", traits = [AttrSizedResultSegments], assembly_format = "(`:` functional-type($optional, $variadic)^)? attr-dict")]
pub struct FormatOptionalResultC {
    #[result(Optional<I64>)]
    pub optional: Option<Value>,
    #[result(Variadic<I64>)]
    pub variadic: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_optional_result_d_op", assembly_format = "(`:` type($optional)^)? attr-dict")]
pub struct FormatOptionalResultD {
    #[result(Optional<F80>)]
    pub optional: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_two_variadic_operands_no_buildable_type_op", traits = [AttrSizedOperandSegments], assembly_format = "`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)` attr-dict")]
pub struct FormatTwoVariadicOperandsNoBuildableType {
    #[operand(Variadic<AnyType>)]
    pub a: Vec<Value>,
    #[operand(Variadic<AnyType>)]
    pub b: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "variadic_args_types_split", handle = VariadicArgsTypesSplit, assembly_format = "$str (`,` $args^)? attr-dict (`:` type($args)^)?")]
pub struct VariadicArgsTypesSplitParts {
    #[attr(StrAttr)]
    pub str: String,
    #[operand(Variadic<AnyType>)]
    pub args: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "ellipsis", assembly_format = "`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands) `...`")]
pub struct TestEllipsis {
    #[operand(Variadic<AnyType>)]
    pub operands: Vec<Value>,
    #[attr(UnitAttr)]
    pub variadic: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "else_anchor", assembly_format = "`(` (`?`) : (`` $a^ `:` type($a))? `)` attr-dict")]
pub struct ElseAnchor {
    #[operand(Optional<AnyType>)]
    pub a: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_region_a_op", assembly_format = "regions attr-dict")]
pub struct FormatRegionA {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_region_b_op", assembly_format = "$region attr-dict")]
pub struct FormatRegionB {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_region_c_op", assembly_format = "(`region` $region^)? attr-dict")]
pub struct FormatRegionC {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_variadic_region_a_op", assembly_format = "$regions attr-dict")]
pub struct FormatVariadicRegionA {
    #[region(VariadicRegion<AnyRegion>)]
    pub regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_variadic_region_b_op", assembly_format = "($regions^ `found_regions`)? attr-dict")]
pub struct FormatVariadicRegionB {
    #[region(VariadicRegion<AnyRegion>)]
    pub regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_implicit_terminator_region_a_op", traits = [SingleBlockImplicitTerminator<"TestReturnOp">], assembly_format = "$region attr-dict")]
pub struct FormatRegionImplicitTerminatorA {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "format_successor_a_op", traits = [Terminator], assembly_format = "$targets attr-dict")]
pub struct FormatSuccessorA {
    #[successor(VariadicSuccessor<AnySuccessor>)]
    pub targets: Vec<Block>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "oilist_with_keywords_only", handle = OiListTrivial, assembly_format = "oilist( `keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitAttrKeyword ) attr-dict")]
pub struct OiListTrivialParts {
    #[attr(UnitAttr)]
    pub keyword: bool,
    #[attr(UnitAttr, name = "otherKeyword")]
    pub other_keyword: bool,
    #[attr(UnitAttr, name = "diffNameUnitAttrKeyword")]
    pub diff_name_unit_attr_keyword: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "oilist_with_simple_args", handle = OiListSimple, traits = [AttrSizedOperandSegments], assembly_format = "oilist( `keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1) | `thirdKeyword` $arg2 `:` type($arg2) ) attr-dict")]
pub struct OiListSimpleParts {
    #[operand(Optional<AnyType>)]
    pub arg0: Option<Value>,
    #[operand(Optional<AnyType>)]
    pub arg1: Option<Value>,
    #[operand(Optional<AnyType>)]
    pub arg2: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "oilist_variadic_with_parens", handle = OiListVariadic, traits = [AttrSizedOperandSegments], assembly_format = "oilist( `keyword` `(` $arg0 `:` type($arg0) `)` | `otherKeyword` `(` $arg1 `:` type($arg1) `)` | `thirdKeyword` `(` $arg2 `:` type($arg2) `)` ) attr-dict")]
pub struct OiListVariadicParts {
    #[operand(Variadic<AnyType>)]
    pub arg0: Vec<Value>,
    #[operand(Variadic<AnyType>)]
    pub arg1: Vec<Value>,
    #[operand(Variadic<AnyType>)]
    pub arg2: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "oilist_custom", handle = OiListCustom, traits = [AttrSizedOperandSegments], assembly_format = "oilist( `private` `(` $arg0 `:` type($arg0) `)` | `reduction` custom<CustomOptionalOperand>($optOperand) | `nowait` $nowait ) attr-dict")]
pub struct OiListCustomParts {
    #[operand(Variadic<AnyType>)]
    pub arg0: Vec<Value>,
    #[operand(Optional<I32>, name = "optOperand")]
    pub opt_operand: Option<Value>,
    #[attr(UnitAttr)]
    pub nowait: bool,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "oilist_allowed_literal", handle = OiListAllowedLiteral, assembly_format = "oilist( `foo` | `bar` ) `buzz` attr-dict")]
pub struct OiListAllowedLiteralParts;
