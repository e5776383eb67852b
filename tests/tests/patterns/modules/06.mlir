// RUN: --test-greedy-patterns --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (f32, i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    "test.op_with_enum"() <{value = #test<enum second>, tag = 0 : i32}> : () -> () loc("op_with_enum0")
    "test.mixed_variadic_in4"(%arg6, %arg6) <{attr1 = 1 : i32}> : (i32, i32) -> ()
    %0:3 = "test.mixed_variadic_out1"() : () -> (i32, f32, i32)
    %1 = "test.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "test.prop_pattern_op_1"() <{cond = true, tag = "s", val = -2 : i64}> : () -> i32 loc("prop_pattern_op_12")
    %3 = "test.op_n"(%2, %2) : (i32, i32) -> i32 loc("op_n3")
    %4 = "test.source_op"(%0#2) <{tag = 66 : i32}> : (i32) -> i32 loc("source_op4")
    %5 = "test.match_op_attribute1"() <{required_attr = 0 : i32, optional_attr = 2 : i32, default_valued_attr = 2 : i32, more_attr = 4 : i32}> : () -> i32 loc("match_op_attribute15")
    %6 = "test.match_op_attribute1"() <{required_attr = 3 : i32, more_attr = 4 : i32}> : () -> i32 loc("match_op_attribute16")
    %7 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32 loc("i32_enum_attr7")
    %8 = "test.either_op_c"(%0#0, %4) <{attr = 0 : i32}> : (i32, i32) -> i32 loc("either_op_c8")
    %9 = "test.all_attr_constraint_of1"() <{attr = [0 : i64, 1 : i64]}> : () -> i32 loc("all_attr_constraint_of19")
    %10 = "test.op_q"(%6, %0#2) : (i32, i32) -> i32 loc("op_q10")
    %11 = "test.constant"() <{value = 0 : i64}> : () -> i64 loc("constant11")
    "test.mixed_variadic_in5"(%arg6, %10, %10) <{attr1 = 3 : i32, pattern_name = "other"}> : (i32, i32, i32) -> ()
    %12 = "test.match_op_attribute1"() <{required_attr = 1 : i32, more_attr = 5 : i32}> : () -> i32 loc("match_op_attribute112")
    "test.ignore_arg_match_src"(%arg5, %8, %11) <{d = 3 : i64, e = 1 : i32, f = 2 : i8}> : (index, i32, i64) -> () loc("ignore_arg_match_src13")
    "test.interleaved_operand_attr1"(%9, %10) <{attr1 = 2 : i64, attr2 = 3 : i64}> : (i32, i32) -> () loc("interleaved_operand_attr113")
    "test.mixed_variadic_in6"(%12, %12) <{attr1 = 1 : i32}> : (i32, i32) -> () loc("mixed_variadic_in613")
    %13 = "test.prop_pattern_op_1"() <{cond = false, tag = "", val = 2 : i64}> : () -> i32
    %14 = "test.op_a"(%10) <{attr = 3 : i32}> : (i32) -> i32 loc("op_a14")
    "func.return"(%0#1, %14, %13) : (f32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
