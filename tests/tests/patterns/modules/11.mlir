// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, index, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.op_n"(%arg6, %arg6) : (i32, i32) -> i32
    %1 = "test.prop_pattern_op_1"() <{cond = true, tag = "s", val = -1 : i64}> : () -> i32
    "test.prop_pattern_op_2"(%1) <{tag = "s"}> : (i32) -> ()
    "test.no_str_value"() <{value = "0"}> : () -> ()
    "test.mixed_variadic_in1"(%1, %arg6, %arg10, %arg0, %arg0) : (i32, i32, f32, i32, i32) -> ()
    "test.no_str_value"() <{value = "0"}> : () -> ()
    %2 = "test.op_q"(%arg10, %arg10) : (f32, f32) -> f32
    %3 = "test.constant"() <{value = 3 : i64}> : () -> i64
    %4 = "test.symbol_binding_a"(%1) <{attr = 1 : i64}> : (i32) -> i32
    "test.mixed_variadic_in5"(%4, %4, %4) <{attr1 = 0 : i32, pattern_name = "other"}> : (i32, i32, i32) -> ()
    %5 = "test.rewrite"(%4) : (i32) -> i32
    %6 = "test.native_code_call1"(%0, %1) <{choice = true, attr1 = 0 : i64, attr2 = 3 : i64}> : (i32, i32) -> i32
    %7 = "test.op_c"(%4) : (i32) -> i32
    "test.op_h"(%5) : (i32) -> ()
    "func.return"(%6, %arg11, %7) : (i32, index, i32) -> ()
  }) : () -> ()
}) : () -> ()
