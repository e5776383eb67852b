// RUN: ods-opt %s --allow-unregistered-dialect --loop-invariant-code-motion
// RUN: ods-opt %s --allow-unregistered-dialect --loop-invariant-subset-hoisting
// RUN: ods-opt %s --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(loop-invariant-code-motion,cse))

func.func @nested(%n: index, %x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %n iter_args(%acc = %x) -> (i32) {
    %s = scf.for %j = %c0 to %n step %n iter_args(%in = %acc) -> (i32) {
      // Leaves both loops.
      %a = arith.addi %x, %x : i32
      %b = arith.muli %a, %a : i32
      // Leaves the inner loop.
      %k = arith.addi %i, %i : index
      %l = arith.index_cast %k : index to i32
      // Stays: it may divide by zero.
      %d = arith.divsi %x, %a : i32
      // Stays: it depends on the inner loop.
      %e = arith.addi %in, %b : i32
      // Leaves both loops with what is in it.
      %t = scf.if %c -> i32 {
        %u = arith.subi %x, %b : i32
        scf.yield %u : i32
      } else {
        scf.yield %a : i32
      }
      "t.use"(%d, %t) : (i32, i32) -> ()
      %f = arith.addi %e, %l : i32
      scf.yield %f : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}

func.func @other_loops(%n: index, %x: i32) {
  scf.while : () -> () {
    %a = arith.addi %x, %x : i32
    %c = arith.cmpi slt, %a, %x : i32
    scf.condition(%c)
  } do {
    %b = arith.muli %x, %x : i32
    "t.use"(%b) : (i32) -> ()
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %b = arith.muli %x, %x : i32
    "t.use"(%b) : (i32) -> ()
  }
  return
}
