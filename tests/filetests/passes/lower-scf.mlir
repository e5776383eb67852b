// RUN: ods-opt %s --convert-scf-to-cf --allow-unregistered-dialect
// RUN: ods-opt %s --convert-scf-to-cf=allow-pattern-rollback=false --allow-unregistered-dialect

func.func @loops(%lower: index, %upper: index, %step: index, %n: i32) -> i32 {
  %sum = scf.for %i = %lower to %upper step %step iter_args(%a = %n) -> (i32) {
    %even = func.call @even(%i) : (index) -> i1
    %next = scf.if %even -> (i32) {
      %b = arith.addi %a, %n : i32
      scf.yield %b : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %next : i32
  }
  scf.for unsigned %i = %n to %sum step %n : i32 {
    func.call @take(%i) : (i32) -> ()
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, t.lost}
  return %sum : i32
}

func.func @while(%n: i32, %limit: i32) -> i32 {
  %last:2 = scf.while (%x = %n) : (i32) -> (i32, i32) {
    %below = arith.cmpi slt, %x, %limit : i32
    scf.condition(%below) %x, %limit : i32, i32
  } do {
  ^bb0(%y: i32, %z: i32):
    %next = arith.addi %y, %z : i32
    scf.yield %next : i32
  }
  // The second region does nothing.
  %other = scf.while (%x = %last#0) : (i32) -> i32 {
    %next = arith.addi %x, %x : i32
    %below = arith.cmpi slt, %next, %limit : i32
    scf.condition(%below) %next : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %other : i32
}

func.func @parallel(%n: index, %init: i32) -> (i32, i32) {
  // The reductions return an argument of the region, and one of the block around.
  %r:2 = scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) init (%init, %init) -> (i32, i32) {
    %k = arith.index_cast %i : index to i32
    scf.reduce(%k, %init : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  scf.forall (%i, %j) = (0, %n) to (8, %n) step (2, %n) {
    %k = arith.addi %i, %j : index
  }
  scf.forall () in () {
    func.call @take(%init) : (i32) -> ()
  }
  return %r#0, %r#1 : i32, i32
}

func.func @choose(%index: index, %a: i32, %b: i32) -> i32 {
  %chosen = scf.index_switch %index -> i32
  case 4294967297 {
    scf.yield %a : i32
  }
  default {
    %inner = scf.execute_region -> i32 {
      %even = func.call @even(%index) : (index) -> i1
      cf.cond_br %even, ^bb1, ^bb2
    ^bb1:
      scf.yield %a : i32
    ^bb2:
      scf.yield %b : i32
    }
    scf.yield %inner : i32
  }
  return %chosen : i32
}

// The branches are exchanged, and unreachable blocks stay.
func.func @negated(%c: i1, %a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %r = scf.if %not -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %r : i32
^bb1:
  scf.if %c {
    func.call @take(%a) : (i32) -> ()
  }
  return %a : i32
}

func.func private @even(index) -> i1
func.func private @take(i32)
