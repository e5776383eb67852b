// RUN: ods-opt %s --symbol-dce --trivial-dce
// RUN: ods-opt %s --print-op-stats --print-ir=label=all
// RUN: ods-opt %s --pass-pipeline=builtin.module(symbol-dce,cse) --mlir-print-ir-after-all --mlir-print-ir-after-change --pass-bisect-limit=1

func.func private @dead()
func.func private @used()
func.func @kept(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  call @used() : () -> ()
  return
}
