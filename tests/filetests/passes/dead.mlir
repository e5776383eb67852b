// RUN: ods-opt %s --allow-unregistered-dialect --trivial-dce

// What is dead only uses what is dead then: in the same block, in blocks around it and before it, and
// in a graph region also behind it.
module @all {
  %a = arith.constant 1 : i32
  scf.execute_region {
    %x = arith.addi %a, %b : i32
    %y = arith.addi %x, %b : i32
    "t.keep"() : () -> ()
    scf.yield
  }
  %b = arith.constant 2 : i32
  %r = scf.execute_region -> i32 {
    %x = arith.addi %c, %b : i32
    scf.yield %x : i32
  }
  %c = arith.constant 3 : i32
  func.func @f(%i: i1, %v: i32) -> i32 {
    %p = arith.addi %v, %v : i32
    %q = arith.muli %p, %p : i32
    cf.cond_br %i, ^a, ^b
  ^a:
    %s = arith.addi %q, %q : i32
    cf.br ^b
  ^b:
    %t = arith.addi %v, %q : i32
    %z = scf.if %i -> i32 {
      %u = arith.addi %t, %t : i32
      scf.yield %u : i32
    } else {
      scf.yield %t : i32
    }
    return %v : i32
  }
}

// An operation whose effects are not known stays, and so does what it uses.
func.func @effects(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = "t.effect"(%0) : (i32) -> i32
  %2 = arith.addi %1, %1 : i32
  return
}

// A chain in one block that only an operation nested in a later one uses.
func.func @chain(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.subi %1, %a : i32
  "t.region"() ({
    %3 = arith.addi %2, %2 : i32
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
