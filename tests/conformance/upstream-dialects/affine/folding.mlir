// with: --canonicalize
func.func @constants(%i: index, %n: index) -> (index, index, index, index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c3)[%c10]
  %1 = affine.apply affine_map<(d0, d1) -> (d1)>(%c3, %i)
  %2 = affine.apply affine_map<()[s0] -> (s0)>()[%n]
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1 - 8)>(%c3, %c10)
  %4 = affine.max affine_map<(d0)[s0] -> (d0, s0, 7)>(%c3)[%c10]
  %5:3 = affine.delinearize_index %c10 into (2, 3) : index, index, index
  %6 = affine.linearize_index [%c3, %c10] by (4, 16) : index
  %7 = affine.delinearize_index %i into (5) : index
  %8 = affine.linearize_index [%i] by (5) : index
  return %0, %1, %2, %3, %4, %5#0, %5#1, %7, %8 : index, index, index, index, index, index, index, index, index
}
// -----
func.func @more(%i: index) -> (index, index, index) {
  %c10 = arith.constant 10 : index
  %cm7 = arith.constant -7 : index
  %0:2 = affine.delinearize_index %cm7 into (2, 3) : index, index
  %1 = affine.linearize_index [%c10, %cm7, %c10] by (4, 16) : index
  return %0#0, %0#1, %1 : index, index, index
}
// -----
func.func @casts(%m: memref<4x4xf32>, %x: f32) -> f32 {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  affine.for %i = 0 to 4 {
    affine.store %x, %0[%i, %i] : memref<?x?xf32>
    affine.prefetch %0[%i, %i], read, locality<1>, data : memref<?x?xf32>
  }
  %1 = affine.load %0[0, 1] : memref<?x?xf32>
  return %1 : f32
}
