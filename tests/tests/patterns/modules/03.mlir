// RUN: --test-greedy-patterns --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i64, i64, i8), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.either_helper_op_b"(%arg0) : (i32) -> i32 loc("either_helper_op_b0")
    %1 = "test.illegal_op_a"() : () -> i32
    %2 = "test.op_d"(%arg0) : (i32) -> i32 loc("op_d2")
    "test.mixed_variadic_in1"(%arg6, %arg6, %arg10, %0, %0) : (i32, i32, f32, i32, i32) -> ()
    "test.op_h"(%2) : (i32) -> ()
    "test.mixed_variadic_in1"(%arg6, %arg0, %arg10, %0, %2) : (i32, i32, f32, i32, i32) -> () loc("mixed_variadic_in13")
    "test.symbol_binding_no_result"(%2) : (i32) -> ()
    %3 = "test.prop_pattern_op_1"() <{cond = false, tag = "s", val = -2 : i64}> : () -> i32 loc("prop_pattern_op_13")
    %4 = "test.op_in_place_self_fold"() : () -> i32
    "func.return"(%arg3, %arg9, %arg8) : (i64, i64, i8) -> ()
  }) : () -> ()
}) : () -> ()
