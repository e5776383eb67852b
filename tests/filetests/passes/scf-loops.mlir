// RUN: ods-opt %s --scf-for-to-while --allow-unregistered-dialect
// RUN: ods-opt %s --scf-forall-to-for --allow-unregistered-dialect
// RUN: ods-opt %s --scf-forall-to-parallel --allow-unregistered-dialect
// RUN: ods-opt %s --scf-parallel-for-to-nested-fors --allow-unregistered-dialect
// RUN: ods-opt %s --scf-parallel-loop-fusion --allow-unregistered-dialect
// RUN: ods-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3 --allow-unregistered-dialect
// RUN: ods-opt %s --pass-pipeline=builtin.module(scf-parallel-loop-tiling{no-min-max-bounds=true}) --allow-unregistered-dialect
// RUN: ods-opt %s --scf-for-loop-range-folding --allow-unregistered-dialect
// RUN: ods-opt %s --scf-for-loop-canonicalization --allow-unregistered-dialect

func.func @for(%lower: index, %upper: index, %step: index, %n: i32) -> i32 {
  %sum = scf.for %i = %lower to %upper step %step iter_args(%a = %n) -> (i32) {
    %j = arith.muli %i, %step overflow<nsw> : index
    %k = arith.addi %upper, %j : index
    func.call @take(%k) : (index) -> ()
    scf.for unsigned %l = %n to %a step %n : i32 {
      %m = arith.addi %l, %l : i32
      %o = arith.muli %m, %n : i32
    } {t.kept}
    %b = arith.addi %a, %n : i32
    scf.yield %b : i32
  }
  return %sum : i32
}

func.func @forall(%n: index) {
  scf.forall (%i, %j) in (%n, 4) {
    scf.forall (%k) = (%i) to (%j) step (2) {
      func.call @take(%k) : (index) -> ()
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

func.func @parallel(%n: index, %init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %c12) step (%c1, %c1) {
    func.call @take(%i) : (index) -> ()
  }
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %c12) step (%c1, %c1) init (%init) -> i32 {
    func.call @take(%j) : (index) -> ()
    scf.reduce(%init : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %c12) step (%c1, %c1) {
    func.call @take(%i) : (index) -> ()
  } {t.lost}
  func.call @take(%n) : (index) -> ()
  // What has effects is between the loops.
  %s = scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %c12) step (%c1, %c1) init (%r) -> i32 {
    scf.reduce(%init : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  %t = arith.addi %r, %s : i32
  // A result of the first loop is used by the second one.
  %u = scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %c12) step (%c1, %c1) init (%t) -> i32 {
    scf.reduce(%s : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }
  }
  return %u : i32
}

func.func private @take(index)
