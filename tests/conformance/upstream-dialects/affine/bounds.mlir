// with: --canonicalize
// The bounds of loops.
func.func @constant_bounds(%n: index) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  affine.for %i = %c2 to %c9 {
    "t.use"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 * 2, 3)>(%c2)[%c2] to min affine_map<(d0)[s0] -> (d0, s0 * 2, 30)>(%c2)[%c9] {
    "t.use"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%c2)[%n] to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%c9] {
    "t.use"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<()[s0] -> (s0 floordiv 0)>()[%c2] to affine_map<()[s0] -> (s0 ceildiv s0)>()[%c9] {
    "t.use"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @composed_bounds(%n: index, %m: index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%0, %m]
  affine.for %i = %0 to %1 step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%1] {
      %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      affine.for %k = max affine_map<(d0, d1) -> (d0, d0, d1)>(%2, %2) to min affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>(%2, %n)[%m] {
        "t.use"(%k) : (index) -> ()
      }
    }
  }
  return
}
// -----
func.func @redundant_bounds(%n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 2 to 5 {
      affine.for %k = max affine_map<(d0, d1) -> (d0 - 20, d1, 1)>(%i, %j) to min affine_map<(d0, d1) -> (d0 + 11, d1 * 2, 10)>(%i, %j) {
        "t.use"(%k) : (index) -> ()
      }
      affine.for %k = max affine_map<(d0, d1) -> (d0, d1)>(%i, %j) to min affine_map<(d0, d1) -> (d0, d1)>(%i, %j) {
        "t.use"(%k) : (index) -> ()
      }
      affine.for %k = max affine_map<(d0)[s0] -> (d0 - d0 + 4, 4, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 floordiv 10, 0, s0)>(%i)[%n] {
        "t.use"(%k) : (index) -> ()
      }
    }
  }
  return
}
// -----
func.func @remainders_of_bounds() {
  affine.for %i = 16 to 20 {
    affine.for %j = max affine_map<(d0) -> (d0 mod 16, 4)>(%i) to min affine_map<(d0) -> (d0 mod 16 + 3, 2, d0 ceildiv 4)>(%i) {
      "t.use"(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 100 {
    affine.for %j = max affine_map<(d0) -> (d0 mod 16, 15)>(%i) to min affine_map<(d0) -> (d0 mod 16 + 3, 2)>(%i) {
      "t.use"(%j) : (index) -> ()
    }
  }
  return
}
// -----
// Loops that do nothing.
func.func @empty(%n: index) {
  affine.for %i = 0 to %n {
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
    }
  }
  affine.for %i = 0 to 0 {
    "t.a"() : () -> ()
  }
  return
}
// -----
func.func @carried(%a: f32, %b: f32, %n: index) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %x, %y : f32, f32
  }
  %1:2 = affine.for %i = 0 to 1 iter_args(%x = %a, %y = %0#1) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %2:2 = affine.for %i = 0 to 5 iter_args(%x = %1#0, %y = %1#1) -> (f32, f32) {
    affine.yield %x, %b : f32, f32
  }
  %3:2 = affine.for %i = 7 to 3 iter_args(%x = %2#0, %y = %2#1) -> (f32, f32) {
    "t.use"(%x) : (f32) -> ()
    affine.yield %y, %y : f32, f32
  }
  return %3#0, %3#1 : f32, f32
}
// -----
func.func @carried_unknown(%a: f32, %b: f32, %n: index) -> (f32, f32, f32, f32, f32, f32, index) {
  %0:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %1:2 = affine.for %i = 0 to 2 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %2:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %x, %a : f32, f32
  }
  %3 = affine.for %i = 0 to 1 iter_args(%x = %n) -> (index) {
    affine.yield %i : index
  }
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3 : f32, f32, f32, f32, f32, f32, index
}
// -----
func.func @steps(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 10 step 10 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %1:2 = affine.for %i = 0 to 11 step 10 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  return %0#0, %0#1, %1#0, %1#1 : f32, f32, f32, f32
}
// -----
func.func @becomes_known(%a: f32, %b: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %0:2 = affine.for %i = 0 to %c1 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// -----
func.func @parallel(%n: index, %m: memref<?xf32>) -> f32 {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  %c4 = arith.constant 4 : index
  %1 = affine.parallel (%i, %j) = (%0, 0) to (%0 + 10, min(symbol(%c4), symbol(%0))) reduce ("addf") -> (f32) {
    %2 = affine.load %m[%i + %j] : memref<?xf32>
    affine.yield %2 : f32
  }
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel (%i) = (symbol(%n) + symbol(%n)) to (10) step (2) {
    affine.parallel (%j) = (%i) to (min(%i + %i, symbol(%n))) {
      "t.use"(%j) : (index) -> ()
    }
  }
  return %1 : f32
}
// -----
// Conditions.
func.func @constant_conditions(%n: index) {
  %c3 = arith.constant 3 : index
  affine.if affine_set<(d0) : (d0 - 3 == 0)>(%c3) {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 - 2 == 0)>(%c3) {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 - 2 == 0)>(%c3) {
    "t.a"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%c3) {
    "t.a"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 - 4 == 0)>(%c3) {
    "t.a"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 - d0 == 0, d0 - 3 == 0)>(%c3) {
    "t.a"() : () -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  return
}
// -----
func.func @condition_results(%a: f32, %b: f32, %n: index) -> (f32, f32, f32) {
  %0 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %a : f32
  } else {
    %1 = "t.b"() : () -> f32
    affine.yield %1 : f32
  }
  %2 = affine.if affine_set<(d0) : (d0 - d0 == 0)>(%n) -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  %3 = affine.if affine_set<(d0) : (d0 == 0)>(%n) -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  return %0, %2, %3 : f32, f32, f32
}
// -----
func.func @composed_conditions(%n: index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  affine.for %i = 0 to 10 {
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.if affine_set<(d0, d1)[s0] : (d0 + d1 - s0 >= 0, d1 - d1 * 2 == 0)>(%1, %i)[%0] {
      "t.a"() : () -> ()
    } else {
    }
    affine.if affine_set<(d0, d1)[s0, s1] : (d1 - s0 + d1 >= 0)>(%n, %i)[%n, %n] {
      "t.a"() : () -> ()
    }
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
    } else {
      "t.a"() : () -> ()
    }
  }
  return
}
// -----
func.func @conditions_in_loops(%n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<() : (0 == 0)>() {
      affine.for %j = 0 to %i {
        "t.use"(%j) : (index) -> ()
      }
    }
  }
  return
}
