// RUN: ods-opt %s --lift-cf-to-scf
// RUN: ods-opt %s --lift-cf-to-scf --convert-scf-to-cf

func.func @branches(%flag: i32, %c: i1, %a: i64, %b: i64) -> i64 {
  cf.switch %flag : i32, [
    default: ^other(%a : i64),
    -1: ^one,
    7: ^end(%b : i64)
  ]
^one:
  %sum = arith.addi %a, %b : i64
  cf.cond_br %c, ^other(%sum : i64), ^end(%a : i64)
^other(%x: i64):
  %y = arith.muli %x, %x : i64
  cf.br ^end(%y : i64)
^end(%z: i64):
  return %z : i64
}

func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %below = arith.cmpi slt, %i, %n : i32
  cf.cond_br %below, ^body, ^done
^body:
  %c1 = arith.constant 1 : i32
  %next = arith.addi %i, %c1 : i32
  %found = func.call @found(%next) : (i32) -> i1
  cf.cond_br %found, ^early(%next : i32), ^head(%next : i32)
^early(%x: i32):
  return %x : i32
^done:
  return %i : i32
}

// The cycle has two entries.
func.func @irreducible(%c: i1, %n: i32) {
  cf.cond_br %c, ^a(%n : i32), ^b
^a(%x: i32):
  %d = func.call @found(%x) : (i32) -> i1
  cf.cond_br %d, ^b, ^end
^b:
  %e = func.call @found(%n) : (i32) -> i1
  cf.cond_br %e, ^a(%n : i32), ^end
^end:
  return
}

func.func @endless(%n: i32) -> (i32, f32) {
  cf.br ^a
^a:
  %d = func.call @found(%n) : (i32) -> i1
  cf.br ^a
}

// Two kinds of ends: a branch stays.
func.func @ends(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  ub.unreachable
}

func.func @nested(%c: i1, %n: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %n : i32
  ^b:
    %m = arith.addi %n, %n : i32
    scf.yield %m : i32
  }
  return %r : i32
}

func.func private @found(i32) -> i1
