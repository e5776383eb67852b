// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.illegal_op_c"() : () -> i32
    %1:2 = "test.one_variadic_out_one_variadic_in1"() : () -> (i32, i32)
    "test.prop_pattern_op_2"(%arg6) <{tag = "s"}> : (i32) -> ()
    %2 = "test.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "test.op_m"(%0) : (i32) -> i32
    "test.variadic_rewrite_src_op"(%3, %arg3, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i64, f32) -> ()
    "test.ignore_arg_match_src"(%3, %3, %3) <{d = 0 : i64, e = 1 : i32, f = 1 : i8}> : (i32, i32, i32) -> ()
    %4:3 = "test.three_result"() <{kind = 1 : i64}> : () -> (i32, f32, f32)
    %5 = "test.op_q"(%4#0, %arg0) : (i32, i32) -> i32
    "test.no_str_value"() <{value = "3"}> : () -> ()
    %6 = "test.loc_src"(%4#0) : (i32) -> i32
    "test.ignore_arg_match_src"(%5, %5, %5) <{d = 3 : i64, e = 1 : i32, f = 2 : i8}> : (i32, i32, i32) -> ()
    %7 = "test.either_op_b"(%arg1, %4#0) : (i16, i32) -> i32
    %8 = "test.source_op"(%arg0) <{tag = 66 : i32}> : (i32) -> i64
    %9 = "test.op_a"(%4#0) <{attr = 0 : i32}> : (i32) -> i32
    %10 = "test.op_p"(%7, %5, %5, %5, %arg0, %9) : (i32, i32, i32, i32, i32, i32) -> i32
    "func.return"(%9, %7, %arg6) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
