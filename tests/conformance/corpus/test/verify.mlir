// OPTIONS:
// case 013: zero successors
func.func @f() {
  "func.return"()[^bb1] : () -> ()
^bb1:
  return
}

// -----

// case 025: symbol name attr wrong kind
"func.func"() <{function_type = () -> (), sym_name = @foo}> ({
}) : () -> ()

// -----

// case 026: type attr of function type
"func.func"() <{function_type = i32, sym_name = "foo"}> ({
}) : () -> ()

// -----

// case 029: int attrs of the wrong width
func.func @f() {
  "test.int_attrs"() <{any_i32_attr = 5 : si16, index_attr = 8 : index, ui32_attr = 6 : ui32, si32_attr = 7 : si32}> : () -> ()
  return
}

// -----

// case 031: positive int attr
func.func @f() {
  "test.positive_int_attr"() <{i32attr = 0 : i32, i64attr = 5 : i64}> : () -> ()
  return
}

// -----

// case 032: any attr of
func.func @f() {
  "test.any_attr_of_i32_str"() <{attr = 5 : i64}> : () -> ()
  return
}

// -----

// case 034: dense array strictly sorted
func.func @f() {
  "test.confined_dense_array_attr"() <{emptyattr = array<i16>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 1, 1>}> : () -> ()
  return
}

// -----

// case 035: dense array strictly positive
func.func @f() {
  "test.confined_strictly_positive_attr"() <{i8attr = array<i8: 2, 3>, i16attr = array<i16: 20, 0>, i32attr = array<i32: 1>, i64attr = array<i64: 99>, f32attr = array<f32: 1.1>, f64attr = array<f64: 2.1>, emptyattr = array<i16>}> : () -> ()
  return
}

// -----

// case 037: elements attr
func.func @f() {
  "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<1xui32>, i32_attr = dense<[5.0]> : tensor<1xf32>}> : () -> ()
  return
}

// -----

// case 038: i32 elements attr signedness
func.func @f() {
  "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<1xui32>, i32_attr = dense<5> : tensor<1xsi32>}> : () -> ()
  return
}

// -----

// case 052: rank-of tensor
func.func @f(%a: tensor<2x2x2x2xi8>) {
  "test.multi_tensor_rank_of"(%a) : (tensor<2x2x2x2xi8>) -> ()
  return
}

// -----

// case 053: tuple constraint
func.func @f() {
  %0 = "test.tuple_32_bit"() : () -> tuple<i64>
  return
}

// -----

// case 055: complex constraint
func.func @f() {
  %0 = "test.complex_f64"() : () -> complex<f32>
  return
}

// -----

// case 056: second result index counts actual values
func.func @f() {
  %0:4 = "test.int_types"() : () -> (i16, si32, si64, i1)
  return
}

// -----

// case 058: optional result group with two values
func.func @f() {
  %0:2 = "test.format_optional_result_d_op"() : () -> (f80, f80)
  return
}

// -----

// case 065: result segments sum mismatch
func.func @f() {
  %0:2 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 0, 0, 1, 0>}> : () -> (i32, i32)
  return
}

// -----

// case 073: ElementTypeIs
func.func @f(%a: tensor<2xf32>) {
  %0 = "test.arg_and_res_have_fixed_element_types"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// case 074: plain PredOpTrait
func.func @f() {
  "test.four_equals_five"() : () -> ()
  return
}

// -----

// case 082: SameOperandsElementType
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "test.same_operand_element_type"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf64>
  return
}

// -----

// case 083: SameOperandsShape
func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  "test.same_operand_shape"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

// case 086: Elementwise scalar result
func.func @f(%a: tensor<2xf32>) {
  "test.elementwise_mappable"(%a) : (tensor<2xf32>) -> ()
  return
}

// -----

// case 088: Elementwise mixed base
func.func @f(%a: vector<2xf32>, %b: tensor<2xf32>) {
  %0 = "test.elementwise_mappable"(%a, %b) : (vector<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// case 089: ResultsBroadcastableShape
func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

// case 091: HasParent one
"builtin.module"() ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// case 100: Symbol without name
"func.func"() <{function_type = () -> ()}> ({
}) : () -> ()

// -----

// case 103: symbol declaration public
func.func @f()

// -----

// case 107: graph region
"test.graph_region"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()

// -----

// case 112: function entry block argument type
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// case 113: func.return operand count
func.func @f() -> i32 {
  "func.return"() : () -> ()
}

// -----

// case 115: call unknown symbol
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

// case 116: call operand count
func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

// case 130: property predicate
test.op_with_property_predicates <{scalar = -1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// case 131: confined property
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 100 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// case 133: property missing key in prop-dict
func.func @f() {
  test.with_properties_and_attr 16 <{}>
  return
}

// -----

// case 134: property unknown key in prop-dict
func.func @f() {
  test.with_properties_and_attr 16 <{rhs = 16 : i64, foo = 1}>
  return
}

// -----

// case 143: operand/type count mismatch
func.func @f(%a: i32) {
  test.format_variadic_operand %a, %a : i64
  return
}

// -----

// case 146: attr kind wrong
test.format_attr_op "s"

// -----

// case 148: oilist clause twice
func.func @f() {
  test.oilist_with_keywords_only keyword keyword
  return
}

// -----

// case 149: unknown trailing token in attr-dict op
func.func @f() {
  test.oilist_with_keywords_only bogus
  return
}

// -----

// case 154: functional type wrong
func.func @f(%a: tensor<2xf32>) {
  %0 = test.less_than %a, %a : i32
  return
}

// -----

// case 182: symbol ref attribute kind
func.func @f() {
  "func.call"() <{callee = "g"}> : () -> ()
  return
}

// -----

// case 206: empty variadic type list at top level
func.func @f() {
  test.format_variadic_operand :
  return
}

// -----

// case 157: attribute with a nested format
func.func private @f() attributes {a = #test.cmpnd_nested<foo = 1>}

// -----

// case 202: constraint without a summary
"test.format_compound_attr"() {compound = 3 : i32} : () -> ()
