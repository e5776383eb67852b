// OPTIONS:
// case 001: zero operands
func.func @f(%a: i32) {
  %0 = "arith.constant"(%a) <{value = 1 : i32}> : (i32) -> i32
  return
}

// -----

// case 002: one operand
func.func @f() {
  %0 = "arith.negf"() : () -> f32
  return
}

// -----

// case 007: N results
func.func @f(%a: i32) {
  %0 = "arith.addui_extended"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

// case 010: one region
func.func @f(%i: index) {
  "scf.for"(%i, %i, %i) : (index, index, index) -> ()
  return
}

// -----

// case 011: N regions
func.func @f(%c: i1) {
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

// case 013: zero successors
func.func @f() {
  "func.return"()[^bb1] : () -> ()
^bb1:
  return
}

// -----

// case 014: one successor
func.func @f() {
  "cf.br"() : () -> ()
}

// -----

// case 016: at least N successors
func.func @f(%c: i32) {
  "cf.switch"(%c) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}

// -----

// case 017: required attribute missing (generic)
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

// case 019: int enum attr out of range via properties
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 42 : i64}> : (i32, i32) -> i1
  return
}

// -----

// case 020: inherent attr of wrong kind via properties
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = "eq"}> : (i32, i32) -> i1
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

// case 041: operand type
func.func @f(%a: i32) {
  %0 = "arith.addf"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

// case 043: result type
func.func @f(%a: f32) {
  %0 = "arith.fptosi"(%a) : (f32) -> f32
  return
}

// -----

// case 046: container operand type
func.func @f(%a: tensor<4xi32>) {
  %0 = "arith.negf"(%a) : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

// case 047: any-type-of operand
func.func @f(%a: f32) {
  %0 = "arith.index_cast"(%a) : (f32) -> index
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

// case 059: operand segments sum mismatch (missing property => zeros)
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

// case 061: operand segments negative
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^bb1:
  return
}

// -----

// case 062: operand segments wrong length
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

// case 064: operand segments wrong kind
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

// case 065: result segments sum mismatch
func.func @f() {
  %0:2 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 0, 0, 1, 0>}> : () -> (i32, i32)
  return
}

// -----

// case 067: AllTypesMatch
func.func @f(%c: i1, %a: i32, %b: i64) {
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

// case 068: TypesMatchWith
func.func @f(%a: tensor<2xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> i1
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

// case 077: SameOperandsAndResultType
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

// case 079: SameTypeOperands
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
  return
}

// -----

// case 080: SameOperandsAndResultShape
func.func @f(%a: tensor<2xf32>) {
  %0 = "arith.extf"(%a) : (tensor<2xf32>) -> tensor<3xf64>
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

// case 085: encoding mismatch
func.func @f(%a: tensor<2xf32, "x">, %b: tensor<2xf32, "y">) {
  %0 = "arith.addf"(%a, %b) : (tensor<2xf32, "x">, tensor<2xf32, "y">) -> tensor<2xf32, "x">
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

// case 092: HasParent one of
func.func @f() {
  scf.yield
}

// -----

// case 094: SingleBlock two blocks
func.func @f(%c: i1) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

// case 095: SingleBlock empty block
func.func @f(%c: i1) {
  "scf.if"(%c) ({
  ^bb0:
  }, {
  }) : (i1) -> ()
  return
}

// -----

// case 097: NoRegionArguments
func.func @f(%c: i1) {
  "scf.if"(%c) ({
  ^bb0(%a: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

// case 098: IsolatedFromAbove
"builtin.module"() ({
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// case 100: Symbol without name
"func.func"() <{function_type = () -> ()}> ({
}) : () -> ()

// -----

// case 103: symbol declaration public
func.func @f()

// -----

// case 104: SizedRegion
func.func @f(%i: index) {
  "scf.while"() ({
  }, {
  ^bb0:
    scf.yield
  }) : () -> ()
  return
}

// -----

// case 106: variadic sized region
func.func @f(%i: index) {
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

// case 107: graph region
"test.graph_region"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()

// -----

// case 109: block with no terminator
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
}) : () -> ()

// -----

// case 110: entry block predecessors
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
  "cf.br"()[^bb0] : () -> ()
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

// case 118: branch operand type
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%b: i64):
  return
}

// -----

// case 119: RegionBranchOpInterface count
func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"(%a) : (i32) -> ()
  }) : (i1) -> i32
  return %0 : i32
}

// -----

// case 121: cast incompatible
func.func @f(%a: i32) {
  %0 = "arith.extsi"(%a) : (i32) -> i16
  return
}

// -----

// case 122: custom verify()
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}

// -----

// case 125: dominance
func.func @f() {
  %0 = "arith.negf"(%1) : (f32) -> f32
  %1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
  return
}

// -----

// case 127: unregistered dialect
func.func @f() {
  "nope.nope"() : () -> ()
  return
}

// -----

// case 128: loop-like init type
func.func @f(%i: index, %a: i32, %b: i64) {
  %0 = "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%iv: index, %x: i64):
    "scf.yield"(%x) : (i64) -> ()
  }) : (index, index, index, i32) -> i64
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

// case 136: properties not a dictionary
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <1 : i32> : (i32, i32) -> i1
  return
}

// -----

// case 137: enum keyword missing
func.func @f(%a: i32) {
  %0 = arith.cmpi %a, %a : i32
  return
}

// -----

// case 139: enum string unknown
func.func @f(%a: i32) {
  %0 = arith.cmpi "foo", %a, %a : i32
  return
}

// -----

// case 140: literal missing
func.func @f(%a: i32) {
  %0 = arith.addi %a %a : i32
  return
}

// -----

// case 142: operand missing
func.func @f(%a: i32) {
  %0 = arith.addi , %a : i32
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

// case 151: TypesMatchWith source verified in parser
func.func @f(%a: f32) {
  %0 = arith.cmpi eq, %a, %a : f32
  return
}

// -----

// case 154: functional type wrong
func.func @f(%a: tensor<2xf32>) {
  %0 = test.less_than %a, %a : i32
  return
}

// -----

// case 155: bit enum attr unknown case
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a overflow<foo> : i32
  return
}

// -----

// case 157: attr parameter struct failure
func.func private @f() attributes {a = #test.cmpnd_nested<foo = 1>}

// -----

// case 161: unknown custom op
func.func @f() {
  arith.nope
  return
}

// -----

// case 164: result count mismatch
func.func @f(%a: i32) {
  %0:2 = arith.addi %a, %a : i32
  return
}

// -----

// case 166: precedence: region count before result count
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) ({
  }) : (i32, i32) -> ()
  return
}

// -----

// case 167: precedence: successor count before operand count
func.func @f() {
  "cf.cond_br"() : () -> ()
}

// -----

// case 170: precedence: operand type before result type
func.func @f(%a: i32) {
  %0 = "arith.fptosi"(%a) : (i32) -> f32
  return
}

// -----

// case 172: precedence: PredTrait before native trait
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (tensor<2xi32>, tensor<2xi64>) -> i1
  return
}

// -----

// case 173: precedence: operand type before native trait
func.func @f(%a: f32, %b: i32) {
  %0 = "arith.addi"(%b, %a) : (i32, f32) -> i32
  return
}

// -----

// case 175: precedence: native trait before verify()
func.func @f(%a: i32) {
  %0 = "arith.extsi"(%a) : (i32) -> tensor<2xi16>
  return
}

// -----

// case 176: precedence: operand segments before operand types
func.func @f(%c: i32) {
  "cf.cond_br"(%c)[^bb1, ^bb1] : (i32) -> ()
^bb1:
  return
}

// -----

// case 178: precedence: op before its nested ops
func.func @f(%i: i32) {
  "scf.if"(%i) ({
    "arith.addi"() : () -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i32) -> ()
  return
}

// -----

// case 182: symbol ref attribute kind
func.func @f() {
  "func.call"() <{callee = "g"}> : () -> ()
  return
}

// -----

// case 196: custom form: region expected
func.func @f() {
  scf.execute_region -> i32
  return
}

// -----

// case 197: custom form: successor expected
func.func @f() {
  cf.br
}

// -----

// case 199: custom form: undeclared value
func.func @f() {
  %0 = arith.negf %x : f32
  return
}

// -----

// case 200: custom form: expected type
func.func @f(%a: f32) {
  %0 = arith.negf %a :
  return
}

// -----

// case 202: attribute constraint with an empty summary (trailing space)
"test.format_compound_attr"() {compound = 3 : i32} : () -> ()

// -----

// case 203: EnumAttr summary via legacy attr dict
func.func @f(%v: i32) {
  %0 = "arith.addi"(%v, %v) {overflowFlags = 3 : i32} : (i32, i32) -> i32
  return
}

// -----

// case 205: enum FieldParser unknown keyword lists non-keyword cases twice
test.array_of_attr_op a = [], b = [], c = [nope]

// -----

// case 206: empty variadic type list at top level
func.func @f() {
  test.format_variadic_operand :
  return
}
