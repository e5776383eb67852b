// RUN: ods-opt %s --allow-unregistered-dialect --inline
// RUN: ods-opt %s --allow-unregistered-dialect --inline=default-pipeline= --mlir-print-debuginfo
// RUN: ods-opt %s --allow-unregistered-dialect --inline=inlining-threshold=40
// RUN: ods-opt %s --allow-unregistered-dialect --inline=op-pipelines=func.func(cse)

// Used once, so its body moves.
func.func private @once(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}

func.func private @twice(%x: i32) -> i32 {
  %y = func.call @once(%x) : (i32) -> i32
  %z = arith.addi %y, %y : i32
  return %z : i32
}

// Several blocks: a call in the middle of a block splits it.
func.func private @choose(%c: i1, %x: i32) -> (i32, i32) {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  %one = arith.constant 1 : i32
  return %x, %one : i32, i32
^b(%y: i32):
  return %y, %x : i32, i32
}

func.func private @fact(%n: i32) -> i32 {
  %r = func.call @fact(%n) : (i32) -> i32
  return %r : i32
}

func.func private @even(%n: i32) -> i32 {
  %r = func.call @odd(%n) : (i32) -> i32
  return %r : i32
}

func.func private @odd(%n: i32) -> i32 {
  %r = func.call @even(%n) : (i32) -> i32
  return %r : i32
}

func.func private @stays(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}

func.func private @declared(i32) -> i32

func.func private @unknown() -> i32 {
  %r = "t.op"() : () -> i32
  return %r : i32
}

func.func @main(%c: i1, %x: i32) -> i32 {
  %a = call @twice(%x) : (i32) -> i32
  %b = call @twice(%a) : (i32) -> i32
  %d:2 = call @choose(%c, %b) : (i1, i32) -> (i32, i32)
  %e = scf.if %c -> i32 {
    %f = func.call @twice(%d#0) : (i32) -> i32
    scf.yield %f : i32
  } else {
    // An scf.if has no room for several blocks.
    %g:2 = func.call @choose(%c, %d#1) : (i1, i32) -> (i32, i32)
    scf.yield %g#0 : i32
  }
  %h = call @fact(%e) : (i32) -> i32
  %i = call @even(%h) : (i32) -> i32
  %j = call @stays(%i) : (i32) -> i32
  %k = call @declared(%j) : (i32) -> i32
  %l = call @unknown() : () -> i32
  %f = func.constant @twice : (i32) -> i32
  %m = call_indirect %f(%l) : (i32) -> i32
  %n = call @twice(%k) {no_inline} : (i32) -> i32
  %o = arith.addi %m, %n : i32
  return %o : i32
}
