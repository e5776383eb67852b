// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i8, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.op_c"(%arg0) : (i32) -> i32
    %1 = "test.op_d"(%0) : (i32) -> i32
    "test.mixed_variadic_in6"(%1, %1) <{attr1 = 2 : i32}> : (i32, i32) -> ()
    "test.loc_src_no_res"(%1) : (i32) -> ()
    %2 = "test.op_r"(%1, %arg8) : (i32, i8) -> i32
    %3 = "test.mixed_variadic_in_out_i32"(%0) : (i32) -> i32
    "test.mixed_variadic_in5"(%1, %2, %2) <{attr1 = 2 : i32, pattern_name = "MatchInverseVariadic"}> : (i32, i32, i32) -> ()
    %4 = "test.i64_enum_attr"() <{attr = 10 : i64}> : () -> i32
    %5 = "test.source_op"(%arg3) <{tag = 55 : i32}> : (i64) -> i64
    %6 = "test.match_op_attribute1"() <{required_attr = 2 : i32, optional_attr = 0 : i32, default_valued_attr = 3 : i32, more_attr = 4 : i32}> : () -> i32
    %7 = "test.unknown_op"(%5) {x = 2 : i32} : (i64) -> i32
    %8 = "test.either_helper_op_b"(%0) : (i32) -> i32
    %9 = "test.op_n"(%4, %4) : (i32, i32) -> i32
    %10 = "test.op_c"(%6) : (i32) -> i32
    "test.op_with_enum"() <{value = #test<enum first>, tag = 0 : i32}> : () -> ()
    "test.mixed_variadic_optional_in7"(%10, %7) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    %11 = "test.op_g"(%9) : (i32) -> i32
    "test.no_str_value"() <{value = "1"}> : () -> ()
    %12 = "test.illegal_op_b"() : () -> i32
    %13:2 = "test.native_code_call4"(%arg6) : (i32) -> (i32, i32)
    %14 = "test.rewrite"(%arg6) : (i32) -> i32
    "func.return"(%14, %arg8, %3) : (i32, i8, i32) -> ()
  }) : () -> ()
}) : () -> ()
