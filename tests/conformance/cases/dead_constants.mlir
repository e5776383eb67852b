// FLAGS: --canonicalize
// A constant that loses its last user when regions are simplified is there in the next iteration.
func.func @f(%i: index, %a: i1) -> (i8, i8, i1) {
  %c = arith.constant 1 : i8
  %w = scf.while (%p = %i) : (index) -> (i8) {
    %f = arith.constant false
    scf.condition(%f) %c : i8
  } do {
  ^bb0(%q: i8):
    scf.yield %i : index
  }
  %x = arith.constant 7 : i8
  %k = arith.cmpi ult, %c, %c : i8
  return %x, %w, %k : i8, i8, i1
}
// -----
// FLAGS: --canonicalize
func.func private @use()
func.func @f0(%a0: index, %a1: i1, %a2: index, %a3: i1, %a4: i1) -> (i1) {
  %v2 = arith.constant false
  %v16 = scf.index_switch %a0 -> i1
  case 4 {
    scf.yield %a1 : i1
  }
  case -1 {
    scf.yield %v2 : i1
  }
  default {
    scf.yield %a4 : i1
  }
  %v38 = arith.index_cast %a1 : i1 to index
  %v72:2 = scf.if %a3 -> (index, i1) {
    scf.yield %v38, %a1 : index, i1
  } else {
    %v69:2 = scf.parallel (%v50) = (%a0) to (%a2) step (%a0) init (%v16, %a1) -> (i1, i1) {
      scf.if %a3 {
        func.call @use() : () -> ()
      }
      scf.reduce(%a1, %a1 : i1, i1) {
      ^bb0(%v60: i1, %v61: i1):
      scf.reduce.return %v61 : i1
      }, {
      ^bb0(%v65: i1, %v66: i1):
      scf.reduce.return %v66 : i1
      }
    }
    scf.yield %a2, %a1 : index, i1
  }
  %v82 = arith.constant true
  %v83 = arith.remsi %a1, %v82 : i1
  %v105:2 = scf.index_switch %v38 -> i1, i1
  case 3 {
    scf.yield %v82, %v83 : i1, i1
  }
  default {
    scf.yield %v83, %a3 : i1, i1
  }
  return %v105#0 : i1
}
// -----
// FLAGS: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
func.func @f(%a: i1, %z: index) -> i1 {
  %c = arith.subi %a, %a : i1
  %e = scf.index_switch %z -> i1
  default {
    scf.yield %c : i1
  }
  %r = arith.select %a, %e, %e : i1
  %d = arith.cmpi slt, %a, %a : i1
  return %d : i1
}
// -----
// FLAGS: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
func.func @f(%a: i1) -> i1 {
  %v = scf.if %a -> (i1) {
    %c = arith.constant 1.0 : f32
    %f = arith.cmpf ogt, %c, %c : f32
    scf.yield %f : i1
  } else {
    %t = arith.constant true
    scf.yield %t : i1
  }
  return %v : i1
}
// -----
// FLAGS: --canonicalize=max-iterations=1
func.func @f(%a: i32) -> i32 {
  %m = arith.muli %a, %a : i32
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %t = arith.constant true
    scf.condition(%t) %m : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  return %r : i32
}
