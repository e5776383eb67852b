// with: --canonicalize
// Unusual operations, and numbers that overflow.
func.func @f() {
  "affine.if"() ({
  ^bb0(%x: index):
    "t.use"(%x) : (index) -> ()
    "affine.yield"() : () -> ()
  }, {}) {condition = affine_set<() : (0 == 0)>} : () -> ()
  return
}
// -----
func.func @f() {
  "affine.if"() ({
    "affine.yield"() : () -> ()
  }, {
  ^bb0(%x: index):
    "affine.yield"() : () -> ()
  }) {condition = affine_set<() : (1 == 0)>} : () -> ()
  return
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = "affine.if"() ({
    "affine.yield"(%a) : (f32) -> ()
  }, {
  }) {condition = affine_set<() : (1 == 0)>} : () -> f32
  return %0 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = "affine.if"() ({
    "affine.yield"(%a) : (f32) -> ()
  }, {
  }) {condition = affine_set<() : (0 == 0)>} : () -> f32
  return %0 : f32
}
// -----
func.func @f(%n: index) {
  "affine.for"(%n, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = -3 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%i: index):
    %0 = affine.apply affine_map<(d0) -> ((d0 + 5) mod 3)>(%i)
    "t.use"(%0) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}
// -----
func.func @f(%n: index, %a: f32) -> f32 {
  %0 = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = -3 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index, %x: f32):
    %0 = affine.apply affine_map<(d0) -> ((d0 + 5) mod 3)>(%i)
    "t.use"(%0) : (index) -> ()
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  %1 = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = -3 : index, upperBoundMap = affine_map<() -> (-10)>}> ({
  ^bb0(%i: index, %x: f32):
    "affine.yield"(%0) : (f32) -> ()
  }) : (f32) -> f32
  return %1 : f32
}
// -----
func.func @f(%a: f32) {
  affine.for %i = -9223372036854775808 to 9223372036854775807 {
    %0 = affine.apply affine_map<(d0) -> ((d0 * 9223372036854775807 + 5) floordiv 7)>(%i)
    %1 = affine.apply affine_map<(d0) -> ((d0 + 9223372036854775807) mod 7)>(%i)
    %2 = affine.apply affine_map<(d0) -> (d0 * -9223372036854775808 + d0 * -9223372036854775808)>(%i)
    %3 = affine.apply affine_map<(d0) -> ((d0 * 6) ceildiv 9223372036854775806)>(%i)
    "t.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %v: memref<4xf32>) {
  %0 = memref.cast %v : memref<4xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    %1 = affine.load %0[%i] : memref<?xf32>
    affine.store %1, %0[%i + 1] : memref<?xf32>
    affine.prefetch %0[%i + 1], read, locality<1>, data : memref<?xf32>
    %2 = affine.vector_load %0[%i + 1] : memref<?xf32>, vector<2xf32>
    affine.vector_store %2, %0[%i + 1] : memref<?xf32>, vector<2xf32>
  }
  return
}
// -----
func.func @f(%m: memref<f32>, %n: index) -> f32 {
  %a = affine.apply affine_map<() -> (5)>()
  "t.use"(%a) : (index) -> ()
  %b = affine.apply affine_map<(d0) -> (5)>(%n)
  "t.use"(%b) : (index) -> ()
  %0 = affine.load %m[] : memref<f32>
  affine.store %0, %m[] : memref<f32>
  return %0 : f32
}
// -----
func.func @f(%m: memref<?xf32>, %t: memref<1xi32>, %n: index) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %m[%0], %m[%0 + 4], %t[%c3], %c3 : memref<?xf32>, memref<?xf32>, memref<1xi32>
    affine.dma_wait %t[%c3], %c3 : memref<1xi32>
  }
  return
}
