// RUN: --test-greedy-patterns --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "test.loc_src"(%arg0) : (i32) -> i32 loc("inner")
    %1 = "test.loc_src"(%0) : (i32) -> i32 loc("middle")
    %2 = "test.loc_src"(%1) : (i32) -> i32 loc("outer")
    "test.loc_src_no_res"(%1) : (i32) -> () loc("sink")
    %3 = "test.either_helper_op_a"(%2) : (i32) -> i32 loc("a")
    %4 = "test.either_helper_op_b"(%arg0) : (i32) -> i32 loc("b")
    %5 = "test.either_op_b"(%4, %3) : (i32, i32) -> i32 loc("either")
    %6 = "test.mixed_variadic_in_out_i32"(%5) : (i32) -> i32 loc("c")
    "test.mixed_variadic_in4"(%6, %6, %5) <{attr1 = 1 : i32}> : (i32, i32, i32) -> () loc("d")
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
