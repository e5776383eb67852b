// OPTIONS:
// case 001: all literals
test.format_literal_op keyword_$. -> :, = <> () []( ) ? +* {
} {foo.some_attr}

// -----

// case 002: all literals, compact input
test.format_literal_op keyword_$.->:,=<>()[]()?+*{}

// -----

// case 004: attr, discardable attrs
test.format_attr_op 10 {foo.a = 1 : i32, foo.b}

// -----

// case 005: attr re-specified in attr-dict silently wins
test.format_attr_op 10 {attr = 5}

// -----

// case 007: negative attr
test.format_attr_op -1

// -----

// case 008: hex attr
test.format_attr_op 0xff

// -----

// case 010: attr-dict-with-keyword: optional inherent attr
test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}

// -----

// case 011: optional attr group present
test.format_opt_attr_op_a (10)

// -----

// case 013: optional attr first element present
test.format_opt_attr_op_b 10

// -----

// case 014: optional attr first element absent
test.format_opt_attr_op_b

// -----

// case 016: optional symbol name absent
test.format_opt_symbol_name_attr_op

// -----

// case 017: symbol name needing quotes
test.format_symbol_name_attr_op @"foo bar"

// -----

// case 019: optional+default attrs all absent
test.format_optional_default_attrs

// -----

// case 020: optional+default attrs: str default
test.format_optional_default_attrs "default" @default case5

// -----

// case 022: optional+default enum: default
test.format_optional_default_enum_attr case5

// -----

// case 023: optional+default enum: other
test.format_optional_default_enum_attr case10

// -----

// case 025: optional enum absent
test.format_optional_enum_attr

// -----

// case 026: unit attr anchored by keyword (elided element)
test.format_optional_unit_attribute is_optional

// -----

// case 028: unit attr first (not elided)
test.format_optional_unit_attribute_no_elide unit

// -----

// case 029: unit prop keyword
test.format_optional_unit_property is_optional

// -----

// case 031: else branch then
test.format_optional_else then

// -----

// case 032: else branch else
test.format_optional_else else

// -----

// case 034: literal following optional group (group absent)
test.format_literal_following_optional_group : i32 {a}

// -----

// case 043: operands / type($operand)
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_operand_b_op %i, %m : memref<1xf64>
  return
}

// -----

// case 044: separate / type(operands)
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_operand_c_op %i, %m : i64, memref<1xf64>
  return
}

// -----

// case 046: separate / both types
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_operand_e_op %i, %m : i64, memref<1xf64> {foo.x}
  return
}

// -----

// case 047: buildable types elided
func.func @f(%i: i64, %m: memref<1xf64>) {
  %r = test.format_buildable_type_op %i
  return
}

// -----

// case 049: variadic operand two
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_variadic_operand %i, %i : i64, i64
  return
}

// -----

// case 050: variadic of variadic
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_variadic_of_variadic_operand (), (%i, %i), (%i) : (), (i64, i64), (i64)
  return
}

// -----

// case 052: variadic result
func.func @f() {
  %r:3 = test.format_variadic_result : i64, i64, i64
  return
}

// -----

// case 053: multiple variadic results
func.func @f() {
  %r:4 = test.format_multiple_variadic_results : (i64, i64, i64), (i32)
  return
}

// -----

// case 055: optional operand result a absent
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_optional_operand_result_a_op( : ) : i64
  return
}

// -----

// case 056: optional operand result a variadic
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_optional_operand_result_a_op( : ) : i64[%i, %i]
  return
}

// -----

// case 058: optional operand result b absent
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_optional_operand_result_b_op : i64
  return
}

// -----

// case 059: optional result a
func.func @f() {
  %r:2 = test.format_optional_result_a_op : i64 -> i64
  test.format_optional_result_a_op
  return
}

// -----

// case 061: optional result c
func.func @f() {
  %r:2 = test.format_optional_result_c_op : (i64) -> (i64)
  %s:3 = test.format_optional_result_c_op : (i64) -> (i64, i64)
  return
}

// -----

// case 062: two variadics no buildable
func.func @f(%i: i64, %m: memref<1xf64>) {
  test.format_two_variadic_operands_no_buildable_type_op(%i, %m : i64, memref<1xf64>) -> (%i : i64)
  return
}

// -----

// case 064: types match variadic
func.func @f(%i: i64, %m: memref<1xf64>) {
  %r:2 = test.format_types_match_variadic %i, %i : i64, i64
  return
}

// -----

// case 065: types match attr
func.func @f() {
  %r = test.format_types_match_attr 1 : i64
  return
}

// -----

// case 067: all types match var
func.func @f(%i: i64, %m: memref<1xf64>) {
  %r = test.format_all_types_match_var %i, %i : i64
  return
}

// -----

// case 068: all types match attr
func.func @f(%i: i64, %m: memref<1xf64>) {
  %r = test.format_all_types_match_attr 1 : i64, %i
  return
}

// -----

// case 070: result has same type as attr
func.func @f() {
  %r = test.result_has_same_type_as_attr 10 : i32 -> i32
  return
}

// -----

// case 071: regions directive
test.format_region_a_op {
  "test.return"() : () -> ()
} {foo.a}

// -----

// case 073: region variable empty
test.format_region_b_op {
}

// -----

// case 074: region anchored
test.format_region_c_op region {
  "test.return"() : () -> ()
}

// -----

// case 076: variadic regions
test.format_variadic_region_a_op {
  "test.return"() : () -> ()
}, {
  "test.return"() : () -> ()
}

// -----

// case 077: variadic regions anchored
test.format_variadic_region_b_op {
  "test.return"() : () -> ()
}, {
  "test.return"() : () -> ()
} found_regions {foo.a}

// -----

// case 079: implicit terminator elided
test.format_implicit_terminator_region_a_op {
}

// -----

// case 080: implicit terminator elided when written
test.format_implicit_terminator_region_a_op {
  "test.return"() : () -> ()
}

// -----

// case 082: region with block args and successors
test.format_region_b_op {
^bb0(%a: i32):
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.return"() : () -> ()
}

// -----

// case 083: successors
func.func @f() {
  test.format_successor_a_op ^bb0, ^bb1 {foo.attr}
^bb0:
  return
^bb1:
  return
}

// -----

// case 085: oilist keywords any order
test.oilist_with_keywords_only thirdKeyword keyword

// -----

// case 086: oilist keywords none
test.oilist_with_keywords_only

// -----

// case 088: oilist props
test.oilist_with_keywords_only_properties otherKeyword keyword thirdKeyword

// -----

// case 089: oilist simple args
func.func @f(%a: f32, %b: i32) {
  test.oilist_with_simple_args otherKeyword %b : i32 keyword %a : f32
  return
}

// -----

// case 091: oilist custom
func.func @f(%a: i32) {
  test.oilist_custom nowait private(%a, %a : i32, i32) reduction(%a)
  return
}

// -----

// case 092: else anchor present
func.func @f(%a: i32) {
  test.else_anchor(%a : i32)
  return
}

// -----

// case 094: ellipsis
func.func @f(%a: i32, %b: i32) {
  test.ellipsis(%a, %b ...) : i32, i32 ...
  test.ellipsis(%a) : i32 ...
  return
}

// -----

// case 095: variadic args types split
func.func @f(%a: i32, %b: i64) {
  test.variadic_args_types_split "s", %a, %b : i32, i64
  test.variadic_args_types_split "t"
  return
}

// -----

// case 097: custom directive attr dict
test.format_custom_directive_attrdict {attr = 1 : i64, foo.x}

// -----

// case 098: custom directive attributes
test.format_custom_directive_attributes 54 : i64, 46 : i64

// -----

// case 100: custom directive spacing
test.format_custom_directive_spacing "a" "b"

// -----

// case 101: prop-dict
test.with_properties_and_attr 16 <{rhs = 16 : i64}>

// -----

// case 103: props in format
test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]

// -----

// case 104: default-valued props absent
test.with_default_valued_properties na

// -----

// case 106: default-valued props partially
test.with_default_valued_properties 0 ""

// -----

// case 107: optional props absent
test.with_optional_properties

// -----

// case 109: optional prop dict empty
test.format_optional_prop_dict

// -----

// case 110: optional prop dict set
test.format_optional_prop_dict <{a = ["x"], b = 2 : i32}>

// -----

// case 115: enum prop
test.op_with_enum_prop first

// -----

// case 116: bit enum prop
test.op_with_bit_enum_prop read, write, execute : ()

// -----

// case 118: bit enum prop named
test.op_with_bit_enum_prop_named bit_enum<read, write>

// -----

// case 121: dense arrays
test.dense_array_attr i1attr = [true, false] i8attr = [2, 3] i16attr = [4, 5] i32attr = [6, 7] i64attr = [8, 9] f32attr = [1.0, 1.1] f64attr = [2.0, 2.1] emptyattr = []

// -----

// case 122: default value printed
func.func @f(%a: i32) {
  test.default_value_print %a
  test.default_value_print {value_with_default = 1 : i32} %a
  test.default_value_print {value_with_default = 0 : i32} %a
  return
}

// -----

// case 125: dimension list
test.custom_dimension_list_attr dimension_list = 1x2x3
test.custom_dimension_list_attr dimension_list = []

// -----

// case 157: generic in: optional anchors
func.func @f(%i: i64) {
  "test.format_optional_operand_result_b_op"(%i, %i) <{operandSegmentSizes = array<i32: 0, 2>}> : (i64, i64) -> ()
  return
}

// -----

// case 160: generic in: properties defaulted
"test.with_default_valued_properties"() : () -> ()

// -----

// case 161: generic in: unit props
"test.oilist_with_keywords_only_properties"() <{keyword}> : () -> ()

// -----

// case 163: generic in: variadic region none
"test.format_variadic_region_a_op"() : () -> ()

// -----

// case 164: generic in: variadic region one
"test.format_variadic_region_b_op"() ({
}) : () -> ()

// -----

// case 166: builtin.module attrs and nested
module @m attributes {foo.x = 1 : i32} {
  module {
  }
}
