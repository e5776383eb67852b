// RUN: ods-opt %s --cse
// RUN: ods-opt %s --pass-pipeline=builtin.module(func.func(cse,canonicalize{top-down=false})) --dump-pass-pipeline
// RUN: ods-opt %s --pass-pipeline=builtin.module(cse) --mlir-pass-statistics --mlir-pass-statistics-display=list

func.func @same(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.muli %0, %1 : i32
  %unused = arith.subi %a, %b : i32
  return %2 : i32
}

func.func @dominated(%c: i1, %a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.muli %a, %a : i32
  %2 = arith.subi %a, %1 : i32
  return %2 : i32
^bb2:
  %3 = arith.subi %a, %0 : i32
  return %3 : i32
}
