// Wrong modules: traits, symbols, branches, branches between regions, and calls.

// Two names, one table: the second is reported.
module {
  func.func private @a()
  func.func private @b()
  "test.symbol"() <{sym_name = "a"}> : () -> ()
}
// -----
// The name is free again in a nested table.
"test.symbol_scope"() ({
  "test.symbol"() <{sym_name = "x"}> : () -> ()
  "test.symbol_scope"() ({
    "test.symbol"() <{sym_name = "x"}> : () -> ()
    "test.symbol"() <{sym_name = "x"}> : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
// -----
// Unregistered operations have symbols by their attribute.
"unknown.op"() {sym_name = "u"} : () -> ()
func.func private @u()
// -----
"test.symbol_scope"() ({
  "unknown.op"() {sym_name = "u"} : () -> ()
  "test.finish"() {sym_name = "u"} : () -> ()
}) : () -> ()
// -----
"test.symbol"() <{sym_name = "a", sym_visibility = "secret"}> : () -> ()
// -----
"test.symbol"() <{sym_name = "a", sym_visibility = 1 : i32}> : () -> ()
// -----
"test.symbol"() <{sym_visibility = "private"}> : () -> ()
// -----
%0 = "test.symbol_with_result"() <{sym_name = "a"}> : () -> i1
// -----
"test.one_region_op"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()
// -----
"unknown.op"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()
// -----
"test.symbol_table_region"() ({
^bb0:
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// -----
"test.symbol_scope"() ({
^bb0:
  "test.finish"() : () -> ()
}, {
}) : () -> ()
// -----
"test.symbol_scope"() ({
  "test.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()
// -----
"test.symbol_scope"() ({
  "test.return"() : () -> ()
}) : () -> ()
// -----
"test.SingleBlockImplicitTerminator"() ({
  "unknown.end"() : () -> ()
}) : () -> ()
// -----
"test.SingleBlockImplicitTerminator"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// -----
"test.SingleBlockImplicitTerminator"() ({
}) : () -> ()
// -----
"test.parent"() ({
  "test.one_region_op"() ({
    "test.child"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"test.child"() : () -> ()
// -----
"test.child_with_parent_one_of"() : () -> ()
// -----
"unknown.op"() ({
  "test.child_with_parent_one_of"() : () -> ()
}) : () -> ()
// -----
func.func @f() {
  "test.finish"() : () -> ()
  return
}
// -----
func.func @f() {
  func.return
  "test.op_k"() : () -> i32
}
// -----
%0 = "test.op_k"() : () -> i32
"test.isolated_region"(%0) ({
^bb0(%a: index):
  "test.one_region_op"() ({
    "test.op_h"(%0) : (i32) -> ()
  }) : () -> ()
}) : (i32) -> ()
// -----
%0 = "test.op_k"() : () -> i32
"test.isolated_graph_region"() ({
  "test.op_h"(%0) : (i32) -> ()
}) : () -> ()
// -----
"test.isolated_graph_region"() ({
  "test.op_h"(%0) : (i32) -> ()
  %0 = "test.op_k"() : () -> i32
  "test.ssacfg_region"() ({
    "test.op_h"(%1) : (i32) -> ()
    %1 = "test.op_k"() : () -> i32
  }) : () -> ()
}) : () -> ()
// -----
"test.graph_region"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()
// -----
func.func @f(%a: i32, %b: i64) {
  "test.br"(%a)[^bb1] : (i32) -> ()
^bb1(%c: i64):
  return
}
// -----
func.func @f(%a: i32) {
  "test.br"()[^bb1] : () -> ()
^bb1(%c: i32):
  return
}
// -----
func.func @f(%a: i32) {
  "test.br"(%a, %a)[^bb1] : (i32, i32) -> ()
^bb1(%c: i32):
  return
}
// -----
func.func @f(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  return
^bb2(%y: index):
  return
}
// -----
func.func @f(%c: i1, %a: i32) {
  "cf.cond_br"(%c, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%x: i32):
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^bb1:
  return
^bb2:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
^bb2:
  return
}
// -----
func.func @f() {
  cf.br ^bb1
^bb1:
  "test.op_k"() : () -> i32
}
// -----
func.func @f() {
  "test.one_region_op"() ({
    cf.br ^bb1
  ^bb1:
    "test.op_k"() : () -> i32
  }) : () -> ()
  return
}
// -----
func.func @f() {
  cf.br ^bb0
^bb0:
  "test.one_region_op"() ({
    "test.br"()[^bb0] : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @f(%c: i1, %x: i64) -> i32 {
  %0 = "scf.if"(%c) ({
    "scf.yield"(%x) : (i64) -> ()
  }, {
    "scf.yield"(%x) : (i64) -> ()
  }) : (i1) -> i32
  return %0 : i32
}
// -----
func.func @f(%i: index, %x: i64) {
  %0 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%j: index, %y: i64):
    "scf.yield"(%i) : (index) -> ()
  }) : (index, index, index, i64) -> i64
  return
}
// -----
func.func @f(%i: index, %x: i64) {
  %0 = "scf.for"(%i, %i, %i, %x) ({
  ^bb0(%j: index, %y: i32):
    "scf.yield"(%x) : (i64) -> ()
  }) : (index, index, index, i64) -> i64
  return
}
// -----
func.func @f(%x: i64) {
  %0 = "scf.while"(%x) ({
  ^bb0(%y: i64):
    %c = "arith.constant"() <{value = true}> : () -> i1
    "scf.condition"(%c, %c) : (i1, i1) -> ()
  }, {
  ^bb0(%z: i64):
    "scf.yield"(%z) : (i64) -> ()
  }) : (i64) -> i64
  return
}
// -----
func.func @f(%x: i64) {
  %0 = "scf.while"(%x) ({
  ^bb0(%y: i64):
    %c = "arith.constant"() <{value = true}> : () -> i1
    "scf.condition"(%c, %y) : (i1, i64) -> ()
  }, {
  ^bb0(%z: i64):
    "scf.yield"() : () -> ()
  }) : (i64) -> i64
  return
}
// -----
func.func @f(%x: i64) -> i64 {
  %0 = "scf.execute_region"() ({
    "scf.yield"() : () -> ()
  }) : () -> i64
  return %0 : i64
}
// -----
func.func @f(%i: index) -> i64 {
  %x = arith.constant 1 : i64
  %0 = "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    "scf.yield"(%x) : (i64) -> ()
  }, {
    "scf.yield"(%i) : (index) -> ()
  }) : (index) -> i64
  return %0 : i64
}
// -----
module {
  func.func private @g(i32) -> i64
  func.func @f(%a: i64) {
    %0 = "func.call"(%a) <{callee = @g}> : (i64) -> i64
    return
  }
}
// -----
module {
  func.func private @g(i32) -> i64
  func.func @f(%a: i32) {
    "func.call"(%a) <{callee = @g}> : (i32) -> ()
    return
  }
}
// -----
module {
  func.func private @g(i32) -> i64
  func.func @f(%a: i32) {
    %0 = "func.call"(%a, %a) <{callee = @g}> : (i32, i32) -> i64
    return
  }
}
// -----
module {
  func.func private @g(i32) -> i64
  func.func @f(%a: i32) {
    %0 = "func.call"(%a) <{callee = @g}> : (i32) -> i32
    return
  }
}
// -----
module @g {
  func.func @f() {
    "func.call"() <{callee = @g}> : () -> ()
    return
  }
}
// -----
module {
  module @g {
  }
  func.func @f() {
    "func.call"() <{callee = @g}> : () -> ()
    return
  }
}
// -----
module {
  module @m {
    func.func private @g()
  }
  func.func @f() {
    "func.call"() <{callee = @g}> : () -> ()
    return
  }
}
// -----
func.func @f() {
  %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
  return
}
// -----
func.func private @g(i32)
func.func @f() {
  %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
  return
}
// -----
func.func @f(%g: (i32) -> i64, %a: i64) {
  %0 = "func.call_indirect"(%g, %a) : ((i32) -> i64, i64) -> i64
  return
}
// -----
func.func @f() -> i32 {
  return
}
// -----
func.func @f(%a: i64) -> i32 {
  "func.return"(%a) : (i64) -> ()
}
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = []}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{plain = 1 : i32}]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [1 : i32]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
}) : () -> ()
// -----
"test.same_operand_and_result_type"() : () -> ()
// -----
%0:2 = "test.value"() : () -> (tensor<2xf32>, tensor<3xf32>)
%1 = "test.same_operand_and_result_shape"(%0#0) : (tensor<2xf32>) -> tensor<3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<2xf32>, tensor<3xi32>)
%1 = "test.same_operand_and_result_element_type"(%0#0, %0#1) : (tensor<2xf32>, tensor<3xi32>) -> tensor<1xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<4x3xf32>, tensor<2x3xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<4x3xf32>, tensor<3xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x1xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<4xf32>, vector<4xf32>)
%1 = "test.elementwise_mappable"(%0#0, %0#1) : (tensor<4xf32>, vector<4xf32>) -> tensor<4xf32>
// -----
%0 = "test.value"() : () -> f32
%1 = "test.elementwise_mappable"(%0) : (f32) -> tensor<4xf32>
// -----
%0 = "test.value"() : () -> tensor<4xf32>
%1 = "test.elementwise_mappable"(%0) : (tensor<4xf32>) -> f32
// -----
"test.single_no_terminator_op"() ({
^bb0:
  "test.op_k"() : () -> i32
^bb1:
  "test.op_k"() : () -> i32
}) : () -> ()
// -----
"test.single_no_terminator_custom_asm_op"() ({
  "test.op_k"() : () -> i32
^bb1:
  "test.op_k"() : () -> i32
}) : () -> ()
