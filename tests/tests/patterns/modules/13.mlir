// RUN: --test-greedy-patterns=top-down=true --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i64, i32, f32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.one_i32_out"() : () -> i32
    %1:3 = "test.three_result"() <{kind = 2 : i64}> : () -> (i32, f32, f32)
    %2 = "test.op_d"(%arg6) : (i32) -> i32
    %3 = "test.op_p"(%1#0, %1#0, %1#0, %1#0, %1#0, %arg0) : (i32, i32, i32, i32, i32, i32) -> i32
    "test.op_h"(%3) : (i32) -> ()
    %4 = "test.op_n"(%3, %3) : (i32, i32) -> i32
    %5 = "test.match_op_attribute1"() <{required_attr = 2 : i32, optional_attr = 1 : i32, default_valued_attr = 2 : i32, more_attr = 4 : i32}> : () -> i32
    "test.prop_pattern_op_2"(%4) <{tag = "t"}> : (i32) -> ()
    %6 = "test.op_n"(%4, %3) : (i32, i32) -> i32
    %7 = "test.op_q"(%1#1, %1#2) : (f32, f32) -> f32
    %8 = "test.unknown_op"(%4) {x = 1 : i32} : (i32) -> index
    %9 = "test.either_op_a"(%5, %arg1, %arg3) : (i32, i16, i64) -> i32
    "test.ignore_arg_match_src"(%8, %8, %9) <{d = 0 : i64, e = 3 : i32, f = 2 : i8}> : (index, index, i32) -> ()
    %10 = "test.illegal_op_c"() : () -> i32
    "test.mixed_variadic_optional_in7"(%0, %0) <{attr1 = 1 : i32, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    %11 = "test.op_q"(%9, %6) : (i32, i32) -> i32
    %12 = "test.native_code_call1"(%9, %9) <{choice = true, attr1 = 0 : i64, attr2 = 1 : i64}> : (i32, i32) -> i32
    "test.op_with_enum"() <{value = #test<enum first>, tag = 1 : i32}> : () -> ()
    "func.return"(%arg3, %1#0, %1#1) : (i64, i32, f32) -> ()
  }) : () -> ()
}) : () -> ()
