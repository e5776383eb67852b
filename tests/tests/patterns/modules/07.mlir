// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i32, i16), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.i32_enum_attr"() <{attr = 10 : i32}> : () -> i32
    %1 = "test.native_code_call1"(%arg0, %arg0) <{choice = false, attr1 = 0 : i64, attr2 = 0 : i64}> : (i32, i32) -> i32
    %2 = "test.either_helper_op_b"(%1) : (i32) -> i32
    %3 = "test.prop_pattern_op_1"() <{cond = true, tag = "", val = -1 : i64}> : () -> i32
    %4 = "test.symbol_binding_a"(%2) <{attr = 0 : i64}> : (i32) -> i32
    %5 = "test.symbol_binding_a"(%1) <{attr = 1 : i64}> : (i32) -> i32
    %6 = "test.source_op"(%arg0) <{tag = 22 : i32}> : (i32) -> i64
    %7 = "test.symbol_binding_a"(%arg0) <{attr = 1 : i64}> : (i32) -> i32
    %8 = "test.match_op_attribute3"() : () -> i32
    "test.mixed_variadic_optional_in7"(%8, %8) <{attr1 = 3 : i32, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    %9 = "test.unknown_op"(%7) {x = 1 : i32} : (i32) -> f32
    %10 = "test.either_op_a"(%4, %7, %arg3) : (i32, i32, i64) -> i32
    %11:2 = "test.one_variadic_out_one_variadic_in1"(%5, %7, %10) : (i32, i32, i32) -> (i32, i32)
    %12 = "test.native_code_call3"(%3) : (i32) -> i32
    %13 = "test.op_p"(%1, %11#1, %12, %12, %12, %10) : (i32, i32, i32, i32, i32, i32) -> i32
    %14:2 = "test.two_result"() <{kind = 5 : i64}> : () -> (i32, f32)
    "test.mixed_variadic_optional_in7"(%12, %12) <{attr1 = 0 : i32, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    %15 = "test.op_d"(%12) : (i32) -> i32
    "test.symbol_binding_no_result"(%12) : (i32) -> ()
    %16 = "test.op_j"() : () -> i32
    "func.return"(%0, %13, %arg7) : (i32, i32, i16) -> ()
  }) : () -> ()
}) : () -> ()
