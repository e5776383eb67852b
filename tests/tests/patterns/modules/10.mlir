// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i64, f32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    "test.variadic_rewrite_src_op"(%arg0, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i64, f32) -> ()
    %0 = "test.either_op_b"(%arg8, %arg9) : (i8, i64) -> i32
    %1 = "test.illegal_op_a"() : () -> i32
    "test.op_h"(%arg6) : (i32) -> ()
    %2 = "test.constant"() <{value = 2 : i64}> : () -> i64
    "test.mixed_variadic_optional_in7"(%arg6, %arg6) <{attr1 = 1 : i32, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
    "test.variadic_rewrite_src_op"(%arg9, %arg10, %arg10) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (i64, f32, f32) -> ()
    %3:3 = "test.three_result"() <{kind = 2 : i64}> : () -> (i32, f32, f32)
    %4 = "test.op_p"(%arg6, %3#0, %arg6, %arg6, %3#0, %3#0) : (i32, i32, i32, i32, i32, i32) -> i32
    %5 = "test.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "test.match_op_attribute1"() <{required_attr = 1 : i32, more_attr = 5 : i32}> : () -> i32
    %7:2 = "test.native_code_call6"(%4, %arg0) : (i32, i32) -> (i32, i32)
    %8 = "test.op_d"(%7#0) : (i32) -> i32
    %9 = "test.illegal_op_b"() : () -> i32
    %10 = "test.all_attr_constraint_of1"() <{attr = [1 : i64, 0 : i64]}> : () -> i32
    %11 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %12 = "test.source_op"(%9) <{tag = 55 : i32}> : (i32) -> i64
    %13 = "test.one_i32_out"() : () -> i32
    %14 = "test.op_j"() : () -> i32
    "test.variadic_rewrite_src_op"(%10, %arg9, %3#1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i64, f32) -> ()
    "test.interleaved_operand_attr1"(%13, %13) <{attr1 = 3 : i64, attr2 = 0 : i64}> : (i32, i32) -> ()
    "func.return"(%2, %arg4, %arg0) : (i64, f32, i32) -> ()
  }) : () -> ()
}) : () -> ()
