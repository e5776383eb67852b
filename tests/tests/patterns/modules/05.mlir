// RUN: --test-greedy-patterns=top-down=true --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.op_g"(%arg6) : (i32) -> i32
    %1 = "test.op_a"(%arg0) <{attr = 3 : i32}> : (i32) -> i32
    %2 = "test.illegal_op_a"() : () -> i32
    %3 = "test.match_op_attribute3"() : () -> i32
    %4:2 = "test.native_code_call4"(%0) : (i32) -> (i32, i32)
    %5:2 = "test.native_code_call6"(%3, %4#0) : (i32, i32) -> (i32, i32)
    %6 = "test.loc_src"(%arg6) : (i32) -> i32
    %7 = "test.mixed_variadic_in_out_i32"(%5#1) : (i32) -> i32
    %8:2 = "test.one_variadic_out_one_variadic_in1"(%5#1, %arg6, %arg6) : (i32, i32, i32) -> (i32, i32)
    %9 = "test.either_op_a"(%8#0, %5#0, %8#0) : (i32, i32, i32) -> i32
    %10 = "test.op_c"(%9) : (i32) -> i32
    "func.return"(%8#1, %1, %3) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
