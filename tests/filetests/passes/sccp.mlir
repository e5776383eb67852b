// RUN: ods-opt %s --sccp
// RUN: ods-opt %s --pass-pipeline=builtin.module(func.func(sccp))

// One branch is never taken, so the argument is a constant.
func.func @branches(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %true = arith.constant true
  cf.cond_br %true, ^sum(%one : i32), ^other
^other:
  cf.br ^sum(%two : i32)
^sum(%x: i32):
  %y = arith.addi %x, %two : i32
  %z = arith.addi %a, %y : i32
  return %z : i32
}

// All calls pass the same number, and all get the same back.
func.func private @callee(%a: i32, %b: i32) -> i32 {
  %s = arith.muli %a, %b : i32
  return %s : i32
}
func.func @callers(%b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %1 = call @callee(%zero, %b) : (i32, i32) -> i32
  %2 = call @callee(%1, %zero) : (i32, i32) -> i32
  return %1, %2 : i32, i32
}

// Called from elsewhere, too.
func.func @public(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @calls_public() -> i32 {
  %one = arith.constant 1 : i32
  %0 = call @public(%one) : (i32) -> i32
  return %0 : i32
}

// What is carried around the loop does not change.
func.func @loop(%n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %false = arith.constant false
  %r = scf.for %i = %zero to %n step %one iter_args(%x = %five) -> i32 {
    %y = scf.if %false -> i32 {
      %m = arith.muli %x, %x : i32
      scf.yield %m : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %y : i32
  }
  return %r : i32
}

func.func @while_and_switch(%x: i32) -> (i32, i32) {
  %false = arith.constant false
  %three = arith.constant 3 : i32
  %two = arith.constant 2 : index
  %w = scf.while (%a = %three) : (i32) -> i32 {
    scf.condition(%false) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %x : i32
  }
  %s = scf.index_switch %two -> i32
  case 2 {
    %c = arith.addi %w, %three : i32
    scf.yield %c : i32
  }
  default {
    scf.yield %x : i32
  }
  return %w, %s : i32, i32
}
