// RUN: --test-greedy-patterns --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i64, i8, index), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    "test.interleaved_operand_attr1"(%arg0, %arg0) <{attr1 = 1 : i64, attr2 = 1 : i64}> : (i32, i32) -> ()
    "test.mixed_variadic_optional_in7"(%arg6, %arg0) <{attr1 = 1 : i32, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> () loc("mixed_variadic_optional_in70")
    %0:2 = "test.two_result"() <{kind = 6 : i64}> : () -> (i32, f32) loc("two_result0")
    "test.mixed_variadic_in5"(%arg6, %arg6, %0#0) <{attr1 = 3 : i32, pattern_name = "other"}> : (i32, i32, i32) -> ()
    %1 = "test.illegal_op_b"() : () -> i32
    %2 = "test.i64_enum_attr"() <{attr = 5 : i64}> : () -> i32
    %3 = "test.rewrite"(%0#1) : (f32) -> f32 loc("rewrite3")
    "test.ignore_arg_match_src"(%0#1, %0#1, %0#1) <{d = 0 : i64, e = 2 : i32, f = 0 : i8}> : (f32, f32, f32) -> () loc("ignore_arg_match_src4")
    "test.symbol_binding_no_result"(%2) : (i32) -> () loc("symbol_binding_no_result4")
    "test.loc_src_no_res"(%1) : (i32) -> () loc("loc_src_no_res4")
    "test.prop_pattern_op_2"(%1) <{tag = "t"}> : (i32) -> ()
    %4:2 = "test.native_code_call6"(%0#0, %0#0) : (i32, i32) -> (i32, i32)
    "test.mixed_variadic_optional_in7"(%4#1, %1) <{attr1 = 0 : i32, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> () loc("mixed_variadic_optional_in75")
    "func.return"(%arg9, %arg2, %arg11) : (i64, i8, index) -> ()
  }) : () -> ()
}) : () -> ()
