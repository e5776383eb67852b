// RUN: --test-greedy-patterns --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i16, f32, index), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.op_j"() : () -> i32
    %1 = "test.constant"() <{value = 3 : i32}> : () -> i32 loc("constant1")
    %2 = "test.loc_src"(%1) : (i32) -> i32 loc("loc_src2")
    %3 = "test.symbol_binding_a"(%2) <{attr = 0 : i64}> : (i32) -> i32 loc("symbol_binding_a3")
    %4 = "test.one_i32_out"() : () -> i32
    %5 = "test.all_attr_constraint_of1"() <{attr = [0 : i64, 1 : i64]}> : () -> i32 loc("all_attr_constraint_of15")
    %6 = "test.native_code_call3"(%3) : (i32) -> i32 loc("native_code_call36")
    %7 = "test.op_r"(%6, %1) : (i32, i32) -> i32
    "func.return"(%arg1, %arg10, %arg5) : (i16, f32, index) -> ()
  }) : () -> ()
}) : () -> ()
