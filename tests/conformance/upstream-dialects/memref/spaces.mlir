// with: --bubble-down-memory-space-casts
func.func @load(%a: memref<4xf32, 1>, %i: index, %f: f32) -> f32 {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  %2 = memref.atomic_rmw addf %f, %0[%i] : (f32, memref<4xf32>) -> f32
  return %1 : f32
}
// -----
func.func @other(%a: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.load %0[%i] : memref<4xf32, 1>
  return %1 : f32
}
// -----
func.func @views(%a: memref<?x4xf32, 1>, %i: index, %s: memref<1xindex>, %y: memref<64xi8, 2>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.memory_space_cast %a : memref<?x4xf32, 1> to memref<?x4xf32>
  %1 = memref.cast %0 : memref<?x4xf32> to memref<8x4xf32>
  %2 = memref.assume_alignment %1, 16 {foo} : memref<8x4xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<8x4xf32> to memref<8x4xf32, strided<[4, 1]>>
  %4 = memref.expand_shape %2 [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  %5 = memref.collapse_shape %4 [[0, 1, 2]] : memref<2x4x4xf32> into memref<32xf32>
  %6 = memref.subview %5[%i] [4] [1] : memref<32xf32> to memref<4xf32, strided<[1], offset: ?>>
  %7 = memref.transpose %0 (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %8 = memref.reshape %5(%s) : (memref<32xf32>, memref<1xindex>) -> memref<?xf32>
  %y0 = memref.memory_space_cast %y : memref<64xi8, 2> to memref<64xi8>
  %9 = memref.view %y0[%c0][%i] : memref<64xi8> to memref<?xf32>
  %10 = memref.load %9[%i] : memref<?xf32>
  "test.use"(%3, %6, %7, %8, %9) : (memref<8x4xf32, strided<[4, 1]>>, memref<4xf32, strided<[1], offset: ?>>, memref<4x?xf32, strided<[1, 4]>>, memref<?xf32>, memref<?xf32>) -> ()
  return %10 : f32
}
// -----
func.func @unranked(%a: memref<*xf32, 1>, %i: index) -> f32 {
  %0 = memref.memory_space_cast %a : memref<*xf32, 1> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<*xf32>
  %3 = memref.load %1[%i] : memref<4xf32>
  "test.use"(%2) : (memref<*xf32>) -> ()
  return %3 : f32
}
