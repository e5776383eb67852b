func.func @bounds(%n: index, %m: index) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = -5 to %n step 4 {
    "t.use"(%i) : (index) -> ()
  } {tag = "kept"}
  affine.for %i = %n to %m {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n] {
      affine.for %k = max affine_map<(d0, d1) -> (d0, d1 floordiv 2)>(%i, %j) to min affine_map<()[s0, s1] -> (s0, s1, 100)>()[%n, %m] step 2 {
        "t.use"(%k) : (index) -> ()
      }
    }
  }
  affine.for %i = max affine_map<() -> (3)>() to min affine_map<()[s0] -> (s0)>()[%n] {
  }
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<()[s0] -> (s0 + 0)>()[%m] {
    affine.yield
  }
  return
}
// -----
func.func @carried(%n: index, %x: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>) {
  %r:2 = affine.for %i = 0 to %n step 3 iter_args(%a = %x, %b = %v) -> (f32, vector<4xf32>) {
    %s = arith.addf %a, %a : f32
    affine.yield %s, %b : f32, vector<4xf32>
  } {unroll = 4 : i32}
  %e = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  return %r#0, %r#1 : f32, vector<4xf32>
}
// -----
func.func @empty_list(%n: index) {
  affine.for %i = 0 to 1 iter_args() -> () {
  }
  return
}
// -----
func.func @no_prefix(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 {
  }
  return
}
// -----
func.func @no_prefix(%n: index) {
  affine.for %i = 0 to affine_map<(d0) -> (d0, 1)>(%n) {
  }
  return
}
// -----
func.func @dims(%n: index) {
  affine.for %i = affine_map<(d0, d1) -> (d0 + d1)>(%n) to 10 {
  }
  return
}
// -----
func.func @symbols(%n: index) {
  affine.for %i = 0 to affine_map<(d0)[s0] -> (d0 + s0)>(%n) {
  }
  return
}
// -----
func.func @two_operands(%n: index) {
  affine.for %i = 0 to %n, %n {
  }
  return
}
// -----
func.func @no_bound(%n: index) {
  affine.for %i = 0 to "ten" {
  }
  return
}
// -----
func.func @no_to(%n: index) {
  affine.for %i = 0 step 2 {
  }
  return
}
// -----
func.func @negative_step(%n: index) {
  affine.for %i = 0 to 10 step -1 {
  }
  return
}
// -----
func.func @zero_step(%n: index) {
  affine.for %i = 0 to 10 step 0 {
  }
  return
}
// -----
func.func @wrong_step(%n: index) {
  affine.for %i = 0 to 10 step 1.5 {
  }
  return
}
// -----
func.func @step_type(%n: index) {
  affine.for %i = 0 to 10 step 3 : i8 {
  }
  return
}
// -----
func.func @operand_type(%n: i32) {
  affine.for %i = 0 to %n {
  }
  return
}
// -----
func.func @no_equal() {
  affine.for %i 0 to 1 {
  }
  return
}
// -----
func.func @no_variable() {
  affine.for 0 to 1 {
  }
  return
}
// -----
func.func @too_few_types(%x: f32) {
  %0 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %x) -> f32 {
    affine.yield %a : f32
  }
  return
}
// -----
func.func @too_many_types(%x: f32) {
  %0:2 = affine.for %i = 0 to 1 iter_args(%a = %x) -> (f32, f32) {
    affine.yield %a, %a : f32, f32
  }
  return
}
// -----
func.func @no_arrow(%x: f32) {
  %0:2 = affine.for %i = 0 to 1 iter_args(%a = %x) {
    affine.yield %a, %a : f32, f32
  }
  return
}
// -----
func.func @yields(%x: f32) {
  %0 = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 {
    affine.yield
  }
  return
}
// -----
func.func @yield_type(%x: f32, %y: i32) {
  %0 = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 {
    affine.yield %y : i32
  }
  return
}
// -----
func.func @yield_nothing(%x: f32) {
  affine.for %i = 0 to 1 {
    affine.yield %x : f32
  }
  return
}
// -----
func.func @yield_elsewhere(%x: f32) {
  affine.yield %x : f32
}
// -----
func.func @missing_terminator(%x: f32) {
  %0 = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 {
  }
  return
}
// -----
func.func @bound_is_loaded(%m: memref<4xindex>, %i: index) {
  affine.for %k = 0 to 4 {
    %b = memref.load %m[%k] : memref<4xindex>
    affine.for %j = 0 to %b {
    }
  }
  return
}
// -----
func.func @bound_is_loaded(%m: memref<4xindex>, %i: index) {
  affine.for %k = 0 to 4 {
    %b = memref.load %m[%k] : memref<4xindex>
    affine.for %j = affine_map<(d0) -> (d0)>(%b) to 10 {
    }
  }
  return
}
// -----
func.func @variable_as_symbol() {
  affine.for %k = 0 to 4 {
    affine.for %j = %k to 10 {
    }
  }
  return
}
// -----
func.func @no_results() {
  affine.for %k = affine_map<() -> ()>() to 4 {
  }
  return
}
// -----
func.func @no_results() {
  affine.for %k = 0 to min affine_map<() -> ()>() {
  }
  return
}
// -----
// The generic form.
func.func @generic() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @no_argument() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @wrong_argument() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @extra_argument(%x: f32) {
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  return
}
// -----
func.func @init_count(%x: f32) {
  %0 = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%a) : (f32) -> ()
  }) : () -> f32
  return
}
// -----
func.func @init_type(%x: i32) {
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%a) : (f32) -> ()
  }) : (i32) -> f32
  return
}
// -----
func.func @no_step() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @two_blocks() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @parallel(%n: index, %m: memref<8x8xf32>) {
  affine.parallel () = () to () {
  }
  affine.parallel (%i) = (0) to (10) {
    "t.use"(%i) : (index) -> ()
  }
  affine.parallel (%i, %j) = (0, %n) to (%n + 4, symbol(%n) * 2) step (1, 3) {
  } {tag}
  affine.parallel (%i, %j, %k) = (max(0, %n), 1, max(%n, %n + 1, 7)) to (min(%n, 10), min(%n, %n floordiv 2), %n) {
    affine.store %c, %m[%i, %j] : memref<8x8xf32>
    affine.parallel (%l) = (%i) to (%i + %j + symbol(%n)) step (2) {
    }
    %c = arith.constant 1.0 : f32
    affine.yield
  }
  return
}
// -----
func.func @reductions(%n: index, %m: memref<8xf32>, %x: i32, %s: si32, %u: ui32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> f32 {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.yield %v : f32
  }
  %1:3 = affine.parallel (%i) = (0) to (8) step (2) reduce ("maximumf", "addi", "mulf") -> (f32, i32, f32) {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.yield %v, %x, %v : f32, i32, f32
  }
  %2:9 = affine.parallel (%i) = (0) to (8) reduce ("assign", "muli", "ori", "andi", "minimumf", "maxs", "mins", "maxu", "minu") -> (f32, i32, i32, i32, f32, si32, si32, ui32, ui32) {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.yield %v, %x, %x, %x, %v, %s, %s, %u, %u : f32, i32, i32, i32, f32, si32, si32, ui32, ui32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("maxs") -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("xori") -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("plus") -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce (addi) -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) reduce () -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (8) -> i32 {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @reduction(%x: i32) {
  affine.parallel (%i) = (0) to (8) reduce ("addi") {
  }
  return
}
// -----
func.func @counts(%x: i32) {
  affine.parallel (%i, %j) = (0) to (8, 8) {
  }
  return
}
// -----
func.func @counts(%x: i32) {
  affine.parallel (%i, %j) = (0, 1) to (8) {
  }
  return
}
// -----
func.func @counts(%x: i32) {
  affine.parallel (%i) = (0) to (8) step (1, 2) {
  }
  return
}
// -----
func.func @steps(%n: index) {
  affine.parallel (%i) = (0) to (8) step (%n) {
  }
  return
}
// -----
func.func @no_list(%n: index) {
  affine.parallel (%i) = 0 to 8 {
  }
  return
}
// -----
func.func @unclosed(%n: index) {
  affine.parallel (%i) = (0 to (8) {
  }
  return
}
// -----
func.func @min_for_max(%n: index) {
  affine.parallel (%i) = (min(0, 1)) to (8) {
  }
  return
}
// -----
func.func @loaded(%m: memref<4xindex>) {
  affine.for %k = 0 to 4 {
    %b = memref.load %m[%k] : memref<4xindex>
    affine.parallel (%i) = (%b) to (8) {
    }
  }
  return
}
// -----
func.func @loaded(%m: memref<4xindex>) {
  affine.for %k = 0 to 4 {
    affine.parallel (%i) = (0) to (symbol(%k)) {
    }
  }
  return
}
// -----
func.func @groups() {
  "affine.parallel"() <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @groups() {
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @groups() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @groups() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<-3> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @kinds() {
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [99], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: index):
    %1 = "t.x"() : () -> f32
    "affine.yield"(%1) : (f32) -> ()
  }) : () -> f32
  return
}
// -----
func.func @kinds() {
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = ["addf"], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: index):
    %1 = "t.x"() : () -> f32
    "affine.yield"(%1) : (f32) -> ()
  }) : () -> f32
  return
}
// -----
%c = index.constant -1
scf.parallel (%i) = (%c) to (%c) step (%c) {
}
