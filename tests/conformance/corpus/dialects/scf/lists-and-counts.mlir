func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args() -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a = %x %b) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a = %x, ) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a = ) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a : %c) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args (a = %c) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args %a = %c -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.while (%a = %x %b) : (f32) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.while () : (f32) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.while %x : (f32) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in (%c) shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in [%c] shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in %c shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in (%c %c) shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in (%c, ) shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in (foo) shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in () shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.forall (%i) in (-) shared_outs %a -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) in (-5) {
  }
  scf.forall (%i) in (true) {
  }
  scf.forall (%i) in (0x10) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i, %j) in (-9223372036854775808, %c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) in (9223372036854775808) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) in (%c : index) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) = (%c) (%c) step (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) = (%c) to (%c) step {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) = (%c) to (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i) = (%c, 0) to (%c, 1) step (%c, 1) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i, %j) = (%c) to (%c, 1) step (%c, 1) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i, %j) = (%c, 2) to (%c, 1) step (1) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall %i in (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall (%i : index) in (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.forall () in () {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.parallel (%i, %j) = (%c) to (%c) step (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.parallel %i = (%c) to (%c) step (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.parallel (%i) = %c to (%c) step (%c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.parallel (%i) = (%c) to (%c) step (%c) init %c {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.parallel (%i) = (%c) to (%c) step (%c) init () {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x %x) -> f32 {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.index_switch %c -> f32
  case true { scf.yield %x : f32 }
  case -5 { scf.yield %x : f32 }
  default { scf.yield %x : f32 }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.index_switch %c : f32
  default { scf.yield %x : f32 }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.index_switch %c {a} -> f32
  case x { scf.yield %x : f32 }
  default { scf.yield %x : f32 }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.index_switch %c {a} -> f32
  case 99999999999999999999 { scf.yield %x : f32 }
  default { scf.yield %x : f32 }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.index_switch %c {cases = array<i64: 5>} -> f32
  case 3 { scf.yield %x : f32 }
  default { scf.yield %x : f32 }
  return
}

// -----

scf.execute_region no_inline { scf.yield } {no_inline}

// -----

scf.execute_region { scf.yield } {no_inline}

// -----

func.func @f(%c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (%c) {
  } {operandSegmentSizes = array<i32: 0, 1, 0, 0>}
  return
}

// -----

func.func @f(%c: index, %t: tensor<4xf32>) {
  scf.parallel (%i) = (%c) to (%c) step (%c) {
  } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}

// -----

func.func @f(%c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (%c) {
  } {staticUpperBound = array<i64: 8>}
  return
}

// -----

func.func @f(%c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (%c) {
  } {staticUpperBound = 8}
  return
}

// -----

func.func @f(%c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (%c) {
  } {mapping = 8}
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.for %i = %c to %c step %c iter_args(%a = %x, %b = %x) -> (f32) {
    scf.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0:3 = scf.for %i = %c to %c step %c iter_args(%a = %x, %b = %x) -> (f32, f32, f32) {
    scf.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0:3 = scf.for %i = %c to %c step %c iter_args(%a = %x, %b = %x) {
    scf.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c -> (f32) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.for %i = %c to %c step %c iter_args(%a = %x) -> (f32) {
    scf.yield %a, %a : f32, f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.for %i = %c to %c step %c iter_args(%a = %x) -> (f32) {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %0 = scf.for %i = %c to %c step %c iter_args(%a = %x) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c, %x) ({
  ^bb0(%i: index):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> (f32)
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c, %x) ({
  ^bb0(%i: index, %a: f32, %b: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> (f32)
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c, %x) ({
  ^bb0:
    scf.yield %x : f32
  }) : (index, index, index, f32) -> (f32)
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c, %x) ({
  ^bb0(%i: index, %a: f64):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> (f32)
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c, %x) ({
  ^bb0(%i: index, %a: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> (f64)
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c) ({
  ^bb0(%i: index):
    scf.yield %x : f32
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c) ({
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  "scf.for"(%c, %c, %c) ({
  ^bb0(%i: index):
    "test.op"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c {
    "test.op"() : () -> ()
    func.return
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c : i32 {
  }
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  scf.for %i = %c to %c step %c : f32 {
  }
  return
}

// -----

func.func @f(%c: f32, %x: f32) {
  scf.for %i = %c to %c step %c : f32 {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for (%i = %c to %c step %c) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i : index = %c to %c step %c {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c iter_args() {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c iter_args() -> () {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c {
  } {a = 1, "unsignedCmp"}
  scf.for unsigned %i = %c to %c step %c {
  } {a = 1}
  scf.for unsigned %i = %c to %c step %c : index {
  } {a = 1}
  scf.for %i = %c to %c step %c {
  } {unsignedCmp = false}
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for unsigned %i = %c to %c step %c {
  } {unsignedCmp}
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c {
    scf.yield
  } loc("a")
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c {
  ^bb0:
    scf.yield
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %c = %c to %c step %c {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  scf.for %i = %c to %c step %c iter_args(%i = %c) -> (index) {
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y:2 = scf.for %i = %c to %c step %c iter_args(%a = %x, %a = %x) -> (f32, f32) {
    scf.yield %a, %a : f32, f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a = %x : f32) -> (f32) {
    scf.yield %a : f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a = %x) -> f32 {
    scf.yield %a : f32
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a = %x) -> (f64) {
    scf.yield %a : f64
  }
  return
}

// -----

func.func @f(%c: index, %x: f32) {
  %y = scf.for %i = %c to %c step %c iter_args(%a) -> (f32) {
    scf.yield %a : f32
  }
  return
}
