// RUN: --test-greedy-patterns=top-down=true --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i16, i8, i64, f32, index, i32, i16, i8, i64, f32, index) -> (i32, index, f32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i16, %arg2: i8, %arg3: i64, %arg4: f32, %arg5: index, %arg6: i32, %arg7: i16, %arg8: i8, %arg9: i64, %arg10: f32, %arg11: index):
    %0 = "test.either_op_b"(%arg6, %arg8) : (i32, i8) -> i32 loc("either_op_b0")
    "test.ignore_arg_match_src"(%arg2, %arg11, %arg11) <{d = 0 : i64, e = 0 : i32, f = 1 : i8}> : (i8, index, index) -> () loc("ignore_arg_match_src1")
    "test.op_with_enum"() <{value = #test<enum second>, tag = 1 : i32}> : () -> () loc("op_with_enum1")
    %1 = "test.either_op_c"(%arg9, %0) <{attr = 0 : i32}> : (i64, i32) -> i32 loc("either_op_c1")
    %2 = "test.either_op_c"(%1, %arg9) <{attr = 0 : i32}> : (i32, i64) -> i32
    %3:2 = "test.two_result"() <{kind = 5 : i64}> : () -> (i32, f32)
    "test.op_with_bit_enum"() <{value = #test.bit_enum<write, execute>, tag = 1 : i32}> : () -> () loc("op_with_bit_enum4")
    %4 = "test.unknown_op"(%arg10) {x = 2 : i32} : (f32) -> i16 loc("unknown4")
    %5 = "test.constant"() <{value = 2 : i64}> : () -> i64 loc("constant5")
    %6 = "test.illegal_op_c"() : () -> i32 loc("illegal_op_c6")
    "test.op_with_bit_enum"() <{value = #test.bit_enum<write, execute>, tag = 0 : i32}> : () -> () loc("op_with_bit_enum7")
    "test.interleaved_operand_attr1"(%1, %3#0) <{attr1 = 2 : i64, attr2 = 1 : i64}> : (i32, i32) -> () loc("interleaved_operand_attr17")
    "test.interleaved_operand_attr1"(%0, %3#0) <{attr1 = 0 : i64, attr2 = 2 : i64}> : (i32, i32) -> ()
    "func.return"(%3#0, %arg11, %3#1) : (i32, index, f32) -> ()
  }) : () -> ()
}) : () -> ()
