// OPTIONS:
// Custom directives: operands, with an optional one and without.
func.func @f(%a: i64, %b: i64) {
  test.format_custom_directive_operands %a, %b -> (%a, %b)
  test.format_custom_directive_operands %a -> () {x}
  test.format_custom_directive_operands_and_types %a, %b -> (%b) : i64, i64 -> (i64)
  test.format_custom_directive_operands_and_types %a -> (%b, %b) : i64 -> (i64, i64)
  return
}

// -----

func.func @f(%a: i64) {
  test.format_custom_directive_operands %a (%a)
  return
}

// -----

func.func @f(%a: i64) {
  test.format_custom_directive_operands_and_types %a -> (%a, %a) : i64 -> (i64)
  return
}

// -----

// Results, and what a later directive sees of them.
func.func @f() {
  test.format_custom_directive_results : i32 -> (f32)
  test.format_custom_directive_results : i32, i64 -> (f32, f64)
  test.format_custom_directive_results_with_type_refs : i32, i64 -> (f32) type_refs_capture : i32, i64 -> (f32)
  return
}

// -----

func.func @f() {
  test.format_custom_directive_results : i32 -> ()
  return
}

// -----

func.func @f(%a: i64) {
  test.format_custom_directive_with_optional_operand_ref %a : 1
  test.format_custom_directive_with_optional_operand_ref : 0
  return
}

// -----

// Regions and successors.
test.format_custom_directive_regions {
  "test.finish"() : () -> ()
}
test.format_custom_directive_regions {
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}

// -----

func.func @f() {
  test.format_custom_directive_successors ^bb1, ^bb2
^bb1:
  test.format_custom_directive_successors ^bb2
^bb2:
  return
}

// -----

test.dummy_op_with_region_ref {
^bb0(%a: i32):
  "test.finish"() : () -> ()
} {x}

// -----

func.func @f(%a: index) {
  test.switch_with_no_break %a
  case 2 {
    %0 = "test.op_k"() : () -> i32
  }
  case -5 {
    %0 = "test.op_k"() : () -> i32
  }
  return
}

// -----

// Attributes of custom directives, and groups that start with one.
test.typed_attr i32 = 5
test.typed_attr {x} tensor<2xi8> = dense<[1, 2]>
test.typed_attr f32 = 1.5
test.optional_custom_attr bar
test.optional_custom_attr foo true
test.optional_custom_attr {x} foo false
test.custom_dimension_list_attr dimension_list = 1x2x?
test.custom_dimension_list_attr dimension_list = []

// -----

test.optional_custom_attr foo "x"

// -----

test.optional_custom_attr baz

// -----

test.custom_dimension_list_attr dimension_list = [1]

// -----

test.custom_dimension_list_attr dimension_list = x

// -----

test.typed_attr i32 = "x"

// -----

test.typed_attr 5 = 5

// -----

// Properties of custom directives.
test.using_property_in_custom [1, 4, 20]
test.using_property_in_custom []
test.using_property_in_custom_and_other [1, 4] <{other = 16 : i64}>
test.using_property_ref_in_custom 1 + 4 = 5

// -----

test.using_property_ref_in_custom 1 + 4 = 6

// -----

test.using_property_in_custom_and_other [1, 4] <{prop = array<i64: 1>, other = 16 : i64}>

// -----

test.using_property_in_custom [1, x]

// -----

// Inferred types.
func.func @f(%a: i32, %b: i64) {
  %0 = test.format_infer_type
  %1 = test.format_infer_type2 {x}
  %2:2 = test.format_infer_type_all_operands_and_types(%a, %b) : i32, i64
  %3:2 = test.format_infer_type_all_types_one_operand(%a, %b) : i32, i64
  %4:2 = test.format_infer_type_all_types_two_operands(%a) (%b) : i32, i64
  %5:2 = test.format_infer_type_all_types(%a, %b) : i32, i64
  %6:2 = test.format_infer_type_regions {
  ^bb0(%c: i32, %d: f32):
    "test.finish"() : () -> ()
  }
  %7:2 = test.format_infer_type_variadic_operands(%a : i32) (%b : i64)
  %8 = test.format_infer_variadic_type_from_non_variadic %a, %a : i32
  %9 = test.with_properties_and_inferred_type 16 <{rhs = 8 : i64}>
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %2:3 = test.format_infer_type_all_operands_and_types(%a, %b) : i32, i64
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  test.format_infer_type_all_operands_and_types(%a, %b) : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %0 = "test.format_infer_type"() : () -> i32
  return
}

// -----

// Equal and transformed types.
func.func @f(%a: i32, %b: i64) {
  %0 = test.format_types_match_var %a : i32
  %1:2 = test.format_types_match_variadic %a, %b : i32, i64
  %2 = test.format_types_match_attr 1 : i8
  %3 = test.format_types_match_attr "x"
  %4 = test.format_types_match_context %a : i32
  %5 = test.format_all_types_match_attr 1 : i32, %a
  %6 = test.format_all_types_match_var %a, %a : i32
  %7 = test.result_has_same_type_as_attr 1 : i8 -> i8
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %5 = test.format_all_types_match_attr 1 : i64, %a
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %5 = test.format_all_types_match_attr unit, %a
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %0 = test.format_all_types_match_var %a, %b : i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "test.format_types_match_context"(%a) : (i32) -> tuple<i64>
  return
}

// -----

func.func @f() {
  %7 = test.result_has_same_type_as_attr 1 : i8 -> i16
  return
}

// -----

// Results and operands in all directives.
func.func @f(%i: i64, %m: memref<f32>) {
  %0, %1 = test.format_result_a_op memref<i32>
  %2, %3 = test.format_result_b_op i64, memref<i32>
  %4, %5 = test.format_result_c_op (i64) -> memref<i32>
  test.format_operand_a_op %i, %m : i64, memref<f32>
  test.format_operand_d_op %i, %m : memref<f32>
  return
}

// -----

func.func @f(%i: i64, %m: memref<f32>) {
  %0, %1 = test.format_result_a_op i32
  return
}

// -----

func.func @f(%i: i64, %m: memref<f32>) {
  %0, %1 = test.format_result_c_op (i32) -> memref<i32>
  return
}

// -----

func.func @f(%i: i64, %m: memref<f32>) {
  %0, %1 = test.format_result_c_op (i64, i64) -> memref<i32>
  return
}

// -----

func.func @f(%i: i64, %m: memref<f32>) {
  test.format_operand_a_op %i : i64, memref<f32>
  return
}

// -----

// Clauses.
func.func @f(%a: i32) {
  test.oilist_variadic_with_parens otherKeyword (%a, %a : i32, i32) keyword (%a : i32)
  test.oilist_variadic_with_parens
  test.oilist_allowed_literal foo bar buzz
  test.oilist_allowed_literal buzz
  test.oilist_custom reduction (%a) private (%a : i32) nowait
  return
}

// -----

func.func @f(%a: i32) {
  test.oilist_allowed_literal foo foo buzz
  return
}

// -----

func.func @f(%a: i32) {
  test.oilist_variadic_with_parens keyword (%a, %a : i32)
  return
}

// -----

// Attributes of all styles.
test.string_attr_with_type "x" : i32
test.string_attr_with_mixed_type "x" : i32
test.string_attr_with_mixed_type 5
test.type_attr_of i64
test.op_with_loc_attr loc("a":1:2)
test.format_opt_symbol_ref_attr_op @a::@b
test.format_opt_symbol_ref_attr_op

// -----

test.string_attr_with_type "x"

// -----

test.type_attr_of i32

// -----

test.op_with_loc_attr 5

// -----

test.format_opt_symbol_ref_attr_op "x"

// -----

// Dictionaries.
func.func @f(%a: i64, %b: i64) {
  %0, %1 = test.variadic_segment_prop %a, %b : %a : i64 : i64 end
  %2:2, %3 = test.variadic_segment_prop : %a : i64, i64 : i64 end
  return
}

// -----

test.with_properties_and_attr 16 <{rhs = 16 : i64}> {x = 5 : i32}

// -----

test.with_properties_and_attr 16 <{rhs = "x"}>

// -----

test.empty_properties

// -----

test.empty_properties <{a}>

// -----

test.with_optional_properties anAttr = 0 simple = 0 simplei8 = -1 simpleui8 = 255 nonTrivialStorage = "foo" hasDefault = some<0> nested = some<1> longSyntax = some<"bar"> hasUnit maybeUnit = some<unit>
test.with_optional_properties nested = some<none>

// -----

test.with_optional_properties simpleui8 = 256

// -----

test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = [] [] thats_has_default

// -----

%0 = test.prop_pattern_op_1 "tag" 5 true

// -----

%0 = test.prop_pattern_op_1 tag 5 true

// -----

%0 = test.prop_pattern_op_1 "tag" 5 5

// -----

// An operation in a message, which has a location if operations have.
func.func @f() {
  %0 = "test.op_k"() : () -> i32
}
