// RUN: --test-greedy-patterns=top-down=true --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i64, i8), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.either_op_a"(%arg6, %arg9, %arg6) : (i32, i64, i32) -> i32
    %1 = "test.op_n"(%arg0, %arg0) : (i32, i32) -> i32
    %2 = "test.either_helper_op_b"(%0) : (i32) -> i32
    %3 = "test.loc_src"(%arg0) : (i32) -> i32
    "test.mixed_variadic_in1"(%3, %3, %arg10, %1, %3) : (i32, i32, f32, i32, i32) -> ()
    %4 = "test.source_op"(%1) <{tag = 55 : i32}> : (i32) -> i64
    %5 = "test.either_helper_op_a"(%arg6) : (i32) -> i32
    %6 = "test.op_q"(%5, %5) : (i32, i32) -> i32
    "test.mixed_variadic_optional_in7"(%6, %2) <{attr1 = 1 : i32, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
    %7 = "test.illegal_op_a"() : () -> i32
    %8 = "test.op_r"(%5, %1) : (i32, i32) -> i32
    "test.op_with_bit_enum"() <{value = #test.bit_enum<read>, tag = 1 : i32}> : () -> ()
    %9 = "test.op_q"(%arg4, %arg4) : (f32, f32) -> f32
    %10 = "test.constant"() <{value = 2 : i32}> : () -> i32
    "test.op_with_enum"() <{value = #test<enum first>, tag = 1 : i32}> : () -> ()
    %11:2 = "test.native_code_call6"(%arg6, %7) : (i32, i32) -> (i32, i32)
    %12 = "test.source_op"(%10) <{tag = 22 : i32}> : (i32) -> i64
    %13 = "test.symbol_binding_a"(%8) <{attr = 3 : i64}> : (i32) -> i32
    %14 = "test.either_helper_op_b"(%11#1) : (i32) -> i32
    %15 = "test.all_attr_constraint_of1"() <{attr = [1 : i64, 0 : i64]}> : () -> i32
    "test.symbol_binding_no_result"(%15) : (i32) -> ()
    %16 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
    "func.return"(%2, %4, %arg2) : (i32, i64, i8) -> ()
  }) : () -> ()
}) : () -> ()
