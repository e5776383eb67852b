// RUN: --test-greedy-patterns --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i32, index), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.native_code_call3"(%arg6) : (i32) -> i32
    %1 = "test.match_op_attribute3"() <{attr}> : () -> i32
    %2 = "test.op_d"(%1) : (i32) -> i32
    %3 = "test.op_a"(%arg6) <{attr = 1 : i32}> : (i32) -> i32
    "test.op_with_bit_enum"() <{value = #test.bit_enum<read>, tag = 0 : i32}> : () -> ()
    %4 = "test.source_op"(%1) <{tag = 55 : i32}> : (i32) -> i64
    %5 = "test.op_r"(%arg2, %3) : (i8, i32) -> i8
    %6 = "test.match_op_attribute1"() <{required_attr = 2 : i32, optional_attr = 2 : i32, default_valued_attr = 3 : i32, more_attr = 4 : i32}> : () -> i32
    %7 = "test.match_op_attribute3"() <{attr}> : () -> i32
    "test.variadic_rewrite_src_op"(%arg3, %arg10, %arg10) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (i64, f32, f32) -> ()
    "test.loc_src_no_res"(%2) : (i32) -> ()
    %8 = "test.one_i32_out"() : () -> i32
    %9:3 = "test.three_result"() <{kind = 2 : i64}> : () -> (i32, f32, f32)
    %10:3 = "test.three_result"() <{kind = 5 : i64}> : () -> (i32, f32, f32)
    %11:2 = "test.native_code_call6"(%8, %8) : (i32, i32) -> (i32, i32)
    %12 = "test.source_op"(%11#0) <{tag = 7 : i32}> : (i32) -> i32
    "test.interleaved_operand_attr1"(%12, %12) <{attr1 = 1 : i64, attr2 = 2 : i64}> : (i32, i32) -> ()
    %13 = "test.symbol_binding_a"(%12) <{attr = 2 : i64}> : (i32) -> i32
    %14 = "test.loc_src"(%11#1) : (i32) -> i32
    "func.return"(%13, %7, %arg5) : (i32, i32, index) -> ()
  }) : () -> ()
}) : () -> ()
