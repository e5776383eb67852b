// RUN: ods-opt %s --allow-unregistered-dialect --control-flow-sink

func.func @sink(%c: i1, %x: i32, %i: index) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %x : i32
  // Used on both sides.
  %d = arith.subi %x, %a : i32
  %e = "t.effect"() : () -> i32
  %r = scf.if %c -> i32 {
    %f = arith.addi %b, %d : i32
    scf.yield %f : i32
  } else {
    %f = arith.addi %e, %d : i32
    scf.yield %f : i32
  }
  %g = arith.muli %r, %r : i32
  %h = arith.addi %r, %r : i32
  %s = scf.index_switch %i -> i32
  case 1 {
    // Goes where all its users are.
    scf.if %c {
      "t.use"(%g) : (i32) -> ()
    }
    scf.yield %g : i32
  }
  default {
    scf.yield %h : i32
  }
  // A loop runs more than once.
  %k = arith.muli %s, %s : i32
  scf.for %j = %i to %i step %i {
    "t.use"(%k) : (i32) -> ()
  }
  return %s : i32
}
