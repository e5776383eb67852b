// OPTIONS:
// What is wrong with operations of `test` and `func`: counts.
"test.op_a"() <{attr = 0 : i32}> : () -> i32

// -----

%0 = "test.op_j"() : () -> i32
"test.op_n"(%0) : (i32) -> i32

// -----

%0 = "test.op_j"() : () -> i32
"test.op_p"(%0, %0, %0, %0, %0, %0, %0) : (i32, i32, i32, i32, i32, i32, i32) -> i32

// -----

%0 = "test.op_j"() : () -> i32
%1 = "test.op_h"(%0) : (i32) -> i32

// -----

"test.op_k"() : () -> ()

// -----

%0:2 = "test.op_j"() : () -> (i32, i32)

// -----

"test.int_types"() : () -> (i16, si32, ui64)

// -----

"test.int_types"() : () -> (i16, si32, ui64, i8, i8)

// -----

"test.one_region_op"() : () -> ()

// -----

"test.one_region_op"() ({}, {}) : () -> ()

// -----

"test.two_region_op"() ({}) : () -> ()

// -----

"test.op_j"() ({}) : () -> i32

// -----

"test.attr_sized_results"() <{resultSegmentSizes = array<i32>}> : () -> ()

// -----

"test.format_custom_directive_successors"() : () -> ()

// -----

func.func @f() {
  "test.op_j"()[^bb1] : () -> i32
^bb1:
  return
}

// -----

func.func @f() {
  "test.br"() : () -> ()
}

// -----

func.func @f() {
  "test.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  return
}

// Types of operands and results.

// -----

%0 = "test.op_j"() : () -> i64

// -----

func.func @f(%a: i64) {
  %0 = "test.op_a"(%a) <{attr = 0 : i32}> : (i64) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: index) {
  %0 = "test.op_n"(%a, %b) : (i32, index) -> i32
  return
}

// -----

"test.int_types"() : () -> (i16, i32, ui64, i8)

// -----

"test.int_types"() : () -> (i16, si32, ui64, f32)

// -----

"test.complex_f64"() : () -> f64

// -----

"test.complex_f64_tensor"() : () -> tensor<4xcomplex<f32>>

// -----

"test.tuple_32_bit"() : () -> tuple<i32, tuple<i32>>

// -----

"test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<i32, tuple<i64>>>

// -----

func.func @f(%a: memref<2x?xf32>) {
  "test.takes_static_memref"(%a) : (memref<2x?xf32>) -> ()
  return
}

// -----

"test.rank_less_than_2_I8_F32_memref"() : () -> memref<2x2xi8>

// -----

"test.rank_less_than_2_I8_F32_memref"() : () -> memref<2xi32>

// -----

func.func @f(%a: tensor<f32>, %b: tensor<2xf32>, %c: tensor<2x2xi16>, %d: tensor<2x2xi16>) {
  "test.nd_tensor_of"(%a, %b, %c, %d, %d) : (tensor<f32>, tensor<2xf32>, tensor<2x2xi16>, tensor<2x2xi16>, tensor<2x2xi16>) -> ()
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  "test.ranked_tensor_op"(%a) : (tensor<*xf32>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  "test.signless_like_variadic"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: si32) {
  "test.signless_like_variadic"(%a, %b) : (vector<4xi32>, si32) -> ()
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: i32) {
  "test.mixed_normal_variadic_operand"(%a, %b, %a) : (tensor<4xi32>, i32, tensor<4xi32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: i32) {
  "test.mixed_normal_variadic_operand"(%a, %a, %a, %a, %b) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32) -> ()
  return
}

// -----

"test.mixed_normal_variadic_result"() : () -> (tensor<i1>, tensor<i1>, i1)

// -----

"test.mixed_normal_variadic_result"() : () -> ()

// Sizes of segments.

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) <{operandSegmentSizes = array<i32: 4, -2, 1, 0>}> : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) {operand_segment_sizes = array<i32: 1, 1>} : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) {operandSegmentSizes = dense<1> : vector<4xi32>} : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a) <{operandSegmentSizes = 3 : i32}> : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a) <{operandSegmentSizes = array<i32: 0, 0, 2, 0>}> : (i32, i32) -> ()
  return
}

// -----

"test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 0, 1, 2>}> : () -> (i32, i32, i32)

// -----

"test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> (i32, i32, i32, f32)

// -----

func.func @f(%a: i64) {
  "test.format_variadic_of_variadic_operand"(%a, %a) <{operand_segments = array<i32: 1, 2>}> : (i64, i64) -> ()
  return
}

// -----

func.func @f(%a: i64) {
  "test.format_variadic_of_variadic_operand"(%a, %a) <{operand_segments = array<i32: 3, -1>}> : (i64, i64) -> ()
  return
}

// -----

func.func @f(%a: i64) {
  "test.format_variadic_of_variadic_operand"(%a, %a) : (i64, i64) -> ()
  return
}

// -----

func.func @f(%a: i64) {
  "test.format_variadic_of_variadic_operand"(%a, %a) <{operand_segments = array<i64: 2>}> : (i64, i64) -> ()
  return
}

// Attributes.

// -----

"test.int_attrs"() : () -> ()

// -----

"test.int_attrs"() <{any_i32_attr = 1 : i32, index_attr = 1 : index, ui32_attr = 1 : i32, si32_attr = 1 : si32}> : () -> ()

// -----

"test.int_attrs"() <{any_i32_attr = 1 : i32, index_attr = 1 : i64, ui32_attr = 1 : ui32, si32_attr = 1 : si32}> : () -> ()

// -----

"test.int_attrs"() <{any_i32_attr = "1", index_attr = 1 : index, ui32_attr = 1 : ui32, si32_attr = 1 : si32}> : () -> ()

// -----

"test.int_attrs"() {any_i32_attr = "1", index_attr = 1 : index, ui32_attr = 1 : ui32, si32_attr = 1 : si32} : () -> ()

// -----

"test.non_negative_int_attr"() <{i32attr = 5 : i32, i64attr = -5 : i64}> : () -> ()

// -----

"test.type_array_attr"() <{attr = [i32, 5 : i32]}> : () -> ()

// -----

"test.type_array_attr_with_default"() <{attr = "i32"}> : () -> ()

// -----

"test.i32ElementsAttr"() <{attr = dense<1> : tensor<2xi64>}> : () -> ()

// -----

"test.i32ElementsAttr"() <{attr = array<i32: 1>}> : () -> ()

// -----

"test.indexElementsAttr"() <{attr = dense<1> : tensor<2xi32>}> : () -> ()

// -----

"test.float_elements_attr"() <{scalar_f32_attr = dense<1.0> : tensor<2xf64>, tensor_f64_attr = dense<1.0> : tensor<4x8xf64>}> : () -> ()

// -----

"test.float_elements_attr"() <{scalar_f32_attr = dense<1.0> : tensor<2xf32>, tensor_f64_attr = dense<1.0> : tensor<4xf64>}> : () -> ()

// -----

"test.ranked_int_elements_attr"() <{vector_i32_attr = dense<1> : tensor<2xi32>, matrix_i64_attr = dense<1> : tensor<4x8xi32>}> : () -> ()

// -----

"test.string_elements_attr"() <{scalar_string_attr = dense<1> : tensor<2xi32>}> : () -> ()

// -----

"test.confined_dense_array_attr"() <{emptyattr = array<i16>, i32attr = array<i32: 2, 1>, i64attr = array<i64>}> : () -> ()

// -----

"test.confined_non_negative_attr"() <{i8attr = array<i8: 0>, i16attr = array<i16>, i32attr = array<i32: -1>, i64attr = array<i64>, f32attr = array<f32: -0.0>, f64attr = array<f64>, emptyattr = array<i16>}> : () -> ()

// -----

"test.confined_non_negative_attr"() <{i8attr = array<i8: 0>, i16attr = array<i16>, i32attr = array<i32: 1>, i64attr = array<i64>, f32attr = array<f32: 0.0, -1.0>, f64attr = array<f64>, emptyattr = array<i16>}> : () -> ()

// -----

"test.confined_non_negative_attr"() <{i8attr = array<i16: 0>, i16attr = array<i16>, i32attr = array<i32: 1>, i64attr = array<i64>, f32attr = array<f32>, f64attr = array<f64>, emptyattr = array<i16>}> : () -> ()

// -----

"test.op_m"() : () -> i32

// -----

%0 = "test.op_j"() : () -> i32
"test.op_m"(%0) <{optional_attr = 1 : i64}> : (i32) -> i32

// -----

%0 = "test.op_j"() : () -> i32
"test.op_m"(%0) {optional_attr = 1 : i64} : (i32) -> i32

// -----

"test.i32_enum_attr"() <{attr = 6 : i32}> : () -> i32

// -----

"test.i32_enum_attr"() <{attr = 5 : i64}> : () -> i32

// -----

"test.i64_enum_attr"() <{attr = "case5"}> : () -> i32

// -----

"test.i64_enum_attr"() {attr = 7 : i64} : () -> i32

// -----

"test.op_with_enum"() <{value = 1 : i32}> : () -> ()

// -----

"test.op_with_enum"() <{value = #test<enum fourth>}> : () -> ()

// -----

"test.op_with_bit_enum"() <{value = #test<bit_enum <read, delete>>}> : () -> ()

// -----

"test.op_with_enum"() : () -> ()

// -----

"test.type_attr_of"() <{type = i32}> : () -> ()

// -----

"test.type_attr_of"() <{type = 1 : i64}> : () -> ()

// -----

"test.string_attr_with_type"() <{attr = "a"}> : () -> ()

// -----

"test.string_attr_with_mixed_type"() <{attr = 1 : i32}> : () -> ()

// -----

"test.op_with_loc_attr"() <{loc_attr = "here"}> : () -> ()

// -----

"test.custom_dimension_list_attr"() <{dimension_list = [1, 2]}> : () -> ()

// -----

"test.format_opt_symbol_ref_attr_op"() <{opt_attr = "f"}> : () -> ()

// -----

"test.typed_attr"() <{type = f32}> : () -> ()

// Predicates over several parts, and traits.

// -----

func.func @f(%a: i32, %b: i64) {
  "test.operands_have_same_type"(%a, %b) : (i32, i64) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: vector<2xi64>) {
  "test.operands_have_same_element_type"(%a, %b) : (tensor<2xi32>, vector<2xi64>) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "test.operand0_and_result_have_same_type"(%a, %a) : (i32, i32) -> f32
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  "test.operand0_and_result_have_same_element_type"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> f32
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: memref<2x2xi32>) {
  "test.operands_have_same_rank"(%a, %b) : (tensor<2xi32>, memref<2x2xi32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<*xi32>) {
  "test.operands_have_same_rank"(%a, %b) : (tensor<2xi32>, tensor<*xi32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  "test.operand0_and_result_have_same_rank"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2x2xi32>) {
  "test.operands_and_result_have_same_rank"(%a, %b) : (tensor<2xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  "test.operands_and_result_have_same_rank"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xi32>) {
  "test.operand0_and_result_have_same_shape"(%a, %a) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<3x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xi32>) {
  "test.operand0_and_result_have_same_element_count"(%a, %a) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<7xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xi32>) {
  "test.operand_rank_equals_result_size"(%a) : (tensor<2x3xi32>) -> tensor<7xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  "test.arg_and_res_have_fixed_element_types"(%a, %b) : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: none, %b: i32) {
  "test.if_first_operand_is_none_then_so_is_second"(%a, %b) : (none, i32) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<3xi32>) {
  "test.same_operand_shape"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> ()
  return
}

// -----

"test.same_operand_shape"() : () -> ()

// -----

func.func @f(%a: tensor<2xi32>) {
  "test.same_operand_and_result_shape"(%a) : (tensor<2xi32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  "test.same_operand_and_result_shape"(%a) : (tensor<2xi32>) -> tensor<2x1xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  "test.same_operand_and_result_element_type"(%a) : (tensor<2xi32>) -> (tensor<1xi32>, f32)
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "test.same_operand_and_result_type"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

"test.same_operand_and_result_type"() : () -> i32

// -----

func.func @f(%a: i32) {
  "test.variadic_with_same_operand_results"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: tensor<2x3xi32>, %b: tensor<4xi32>) {
  "test.broadcastable"(%a, %b) : (tensor<2x3xi32>, tensor<4xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xi32>, %b: tensor<1xi32>) {
  "test.broadcastable"(%a, %b) : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @f(%a: f32) {
  "test.elementwise_mappable"(%a) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  "test.elementwise_mappable"(%a) : (tensor<2xf32>) -> (tensor<2xf32>, f32)
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  "test.elementwise_mappable"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// Regions, blocks, and places.

// -----

"test.sized_region_op"() ({
^bb0:
}, {
^bb0:
}) : () -> ()

// -----

"test.sized_region_op"() ({
  "test.finish"()[^bb1] : () -> ()
^bb1:
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.sized_region_op"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}, {
}) : () -> ()

// -----

"test.child"() : () -> ()

// -----

"test.parent"() ({
  "test.one_region_op"() ({
    "test.child"() : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.child_with_parent_one_of"() : () -> ()

// -----

"test.SingleBlockImplicitTerminator"() ({
  "test.return"() : () -> ()
}) : () -> ()

// -----

"test.SingleBlockImplicitTerminator"() ({
}) : () -> ()

// -----

"test.SingleBlockImplicitTerminator"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()

// -----

func.func @f() {
  "test.finish"() : () -> ()
  return
}

// -----

func.func @f() {
  "test.op_j"() : () -> i32
}

// -----

func.func @f() {
^bb0:
  "test.br"()[^bb0] : () -> ()
}

// -----

func.func @f(%a: i32) {
  "test.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  "test.br"(%a)[^bb1] : (i32) -> ()
^bb1(%b: i64):
  return
}

// -----

func.func @f(%a: i32) {
  "test.isolated_one_region_op"(%a) ({
    "test.op_h"(%a) : (i32) -> ()
    "test.finish"() : () -> ()
  }) : (i32) -> ()
  return
}

// -----

"test.isolated_graph_region"() ({
  "test.op_h"(%1) : (i32) -> ()
  %1 = "test.op_j"() : () -> i32
^bb1:
}) : () -> ()

// -----

"test.ssacfg_region"() ({
  "test.op_h"(%1) : (i32) -> ()
  %1 = "test.op_j"() : () -> i32
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.single_no_terminator_op"() ({
  "test.op_j"() : () -> i32
^bb1:
  "test.op_j"() : () -> i32
}) : () -> ()

// -----

"test.variadic_no_terminator_op"() ({
}, {
^bb0:
^bb1:
}) : () -> ()

// Symbols.

// -----

"test.symbol"() : () -> ()

// -----

"test.symbol"() <{sym_name = 5 : i32}> : () -> ()

// -----

"test.symbol"() <{sym_name = "a", sym_visibility = "protected"}> : () -> ()

// -----

"test.symbol"() <{sym_name = "a", sym_visibility = @public}> : () -> ()

// -----

"test.symbol_with_result"() <{sym_name = "a"}> : () -> i32

// -----

"test.symbol_scope"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.symbol_scope"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.one_region_op"() ({
    "test.symbol"() <{sym_name = "a"}> : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// -----

"test.symbol_scope_isolated"() ({
  "test.return"() : () -> ()
}) : () -> ()

// -----

"test.symbol_table_region"() ({
}) : () -> ()

// -----

func.func @f() {
  return
}
func.func @f() {
  return
}

// -----

func.func private @f(i32) -> i32
func.func @g() {
  %0 = func.call @f() : () -> i32
  return
}

// -----

func.func private @f(i32) -> i32
func.func @g(%a: i64) {
  %0 = func.call @f(%a) : (i64) -> i32
  return
}

// -----

func.func private @f(i32) -> i32
func.func @g(%a: i32) {
  func.call @f(%a) : (i32) -> ()
  return
}

// -----

func.func private @f(i32) -> i32
func.func @g(%a: i32) {
  %0 = func.call @f(%a) : (i32) -> i64
  return
}

// -----

func.func @g(%a: i32) -> i32 {
  return
}

// -----

func.func @g(%a: i32) -> i32 {
  %b = "test.op_j"() : () -> i32
  return %b, %b : i32, i32
}

// -----

func.func @g(%a: i64) -> i32 {
  return %a : i64
}

// -----

func.func @g() {
  return
^bb1(%a: i32):
}

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = []}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [5 : i32]}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> i32, res_attrs = [{a = 1 : i32}]}> ({
}) {sym_visibility = "private"} : () -> ()

// -----

func.func private @f(%a: i32 {x}) -> i32 {
  return %a : i32
}

// -----

%f = func.constant @g : () -> ()

// -----

func.func private @g()
%f = func.constant @g : (i32) -> ()

// -----

func.func @g(%f: i32) {
  func.call_indirect %f() : i32
  return
}

// -----

func.func @g(%f: i32) {
  "func.call_indirect"(%f) : (i32) -> ()
  return
}

// -----

func.func @g(%f: (i32) -> ()) {
  "func.call_indirect"(%f, %f) : ((i32) -> (), (i32) -> ()) -> ()
  return
}

// Properties.

// -----

"test.op_with_property_predicates"() <{scalar = -1 : i64, optional = [2], defaulted = 3, more_constrained = 4, array = [], non_empty_unconstrained = [5], non_empty_constrained = [6], non_empty_optional = [[7]], unconstrained = 8}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, optional = [-2], more_constrained = 4, array = [], non_empty_unconstrained = [5], non_empty_constrained = [6], unconstrained = 8}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, more_constrained = 4, array = [-1], non_empty_unconstrained = [5], non_empty_constrained = [6], unconstrained = 8}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, more_constrained = 4, array = [], non_empty_unconstrained = [], non_empty_constrained = [6], unconstrained = 8}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, more_constrained = 4, array = [], non_empty_unconstrained = [5], non_empty_constrained = [-6], unconstrained = 8}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, more_constrained = 4, array = [], non_empty_unconstrained = [5], non_empty_constrained = [6], non_empty_optional = [[]], unconstrained = 8}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = "1"}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, array = 5 : i64}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, optional = 5 : i64}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1, optional = [5, 6]}> : () -> ()

// -----

"test.with_properties"() <{a = 1 : i64, b = "b", c = 3 : i64, flag = true, array = array<i64>, array32 = array<i32>}> : () -> ()

// -----

"test.with_properties"() <{a = 1 : i64, c = "c", flag = true, array = array<i64>, array32 = array<i32>}> : () -> ()

// -----

"test.with_properties"() <{a = 1 : i64, b = "b", c = "c", flag = 5 : i32, array = array<i64>, array32 = array<i32>}> : () -> ()

// -----

"test.with_properties"() <{a = 1 : i64, b = "b", c = "c", flag = true, array = array<i32>, array32 = array<i32>}> : () -> ()

// -----

"test.with_properties"() <{a = 1 : i64, b = "b", c = "c", flag = true, array = array<i64>, array32 = array<i64: 99999999999>}> : () -> ()

// -----

"test.with_properties"() <"none"> : () -> ()

// -----

"test.with_optional_properties"() <{simplei8 = [300 : i64]}> : () -> ()

// -----

"test.with_array_properties"() <{ints = [1 : i64, "2"]}> : () -> ()

// -----

"test.with_array_properties"() <{nested = [1 : i64]}> : () -> ()

// -----

"test.op_with_enum_prop"() <{value = 7 : i32}> : () -> ()

// -----

"test.op_with_enum_prop"() <{value = "first"}> : () -> ()

// -----

"test.op_with_bit_enum_prop"() <{value1 = 8 : i32}> : () -> ()

// -----

test.op_with_enum_prop fourth

// -----

test.op_with_enum fourth

// -----

test.array_of_attr_op a = [], b = [], c = [nope]

// -----

test.array_of_attr_op a = [begin 1 : i32 : i32 end], b = [1 : i32], c = ["+"]

// -----

test.array_of_attr_op a = [begin 1 : index end, begin 2 : index], b = [], c = []

// -----

test.array_of_attr_op a = [], b = [1.5], c = []

// -----

test.array_of_attr_op a = [begin 1 : i32 end, begin @f end], b = [1, 2], c = [a, b, "+", "dash-separated-sentence"]

// -----

"test.array_of_attr_op"() <{a = #test<array_of_ugly[]>, b = #test<array_of_ints[]>, c = #test<array_of_enums[]>}> : () -> ()
