// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %1 = "test.one_i32_out"() : () -> i32
    "test.variadic_rewrite_src_op"(%arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (i64, f32, f32) -> ()
    "test.mixed_variadic_in4"(%1, %0, %1) <{attr1 = 0 : i32}> : (i32, i32, i32) -> ()
    %2 = "test.either_helper_op_a"(%arg6) : (i32) -> i32
    %3 = "test.illegal_op_c"() : () -> i32
    "test.op_h"(%1) : (i32) -> ()
    "test.prop_pattern_op_2"(%2) <{tag = "s"}> : (i32) -> ()
    %4 = "test.op_j"() : () -> i32
    %5 = "test.op_d"(%1) : (i32) -> i32
    %6 = "test.op_g"(%4) : (i32) -> i32
    %7 = "test.rewrite"(%4) : (i32) -> i32
    %8:2 = "test.two_result"() <{kind = 6 : i64}> : () -> (i32, f32)
    %9 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %10 = "test.op_n"(%6, %6) : (i32, i32) -> i32
    %11 = "test.match_op_attribute1"() <{required_attr = 0 : i32, optional_attr = 2 : i32, default_valued_attr = 0 : i32, more_attr = 4 : i32}> : () -> i32
    %12 = "test.op_in_place_self_fold"() <{folded}> : () -> i32
    %13 = "test.op_a"(%9) <{attr = 0 : i32}> : (i32) -> i32
    "test.ignore_arg_match_src"(%12, %arg9, %arg9) <{d = 0 : i64, e = 3 : i32, f = 0 : i8}> : (i32, i64, i64) -> ()
    %14 = "test.rewrite"(%10) : (i32) -> i32
    "func.return"(%6, %14, %1) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
