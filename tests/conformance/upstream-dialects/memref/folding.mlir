// with: --canonicalize
func.func @casts(%m: memref<4x4xf32>, %u: memref<*xf32>, %i: index, %x: f32, %d: memref<?xf32>) -> f32 {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x4xf32>
  %2 = memref.load %1[%i, %i] : memref<?x4xf32>
  memref.store %x, %0[%i, %i] : memref<?x?xf32>
  memref.prefetch %0[%i, %i], read, locality<1>, data : memref<?x?xf32>
  %3 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<?x?xf32>) -> f32
  %4 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %5 = memref.load %4[%i] : memref<4xf32>
  %6 = memref.cast %d : memref<?xf32> to memref<4xf32>
  memref.copy %6, %4 : memref<4xf32> to memref<4xf32>
  memref.copy %1, %0 : memref<?x4xf32> to memref<?x?xf32>
  memref.dealloc %0 : memref<?x?xf32>
  %7 = arith.addf %2, %3 : f32
  %8 = arith.addf %7, %5 : f32
  return %8 : f32
}
// -----
func.func @sizes(%m: memref<?x4xf32>, %n: index, %b: memref<1024xi8>, %u: memref<*xf32>) -> (index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c1 : memref<?x4xf32>
  %1 = memref.dim %m, %c0 : memref<?x4xf32>
  %2 = memref.dim %m, %c2 : memref<?x4xf32>
  %a = memref.alloc(%n) : memref<3x?xf32>
  %3 = memref.dim %a, %c1 : memref<3x?xf32>
  %l = memref.alloca(%n) : memref<?xf32>
  %4 = memref.dim %l, %c0 : memref<?xf32>
  %v = memref.view %b[%n][%n] : memref<1024xi8> to memref<?x2xf32>
  %5 = memref.dim %v, %c0 : memref<?x2xf32>
  %s = memref.subview %m[%n, 0] [%n, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  %6 = memref.dim %s, %c0 : memref<?x2xf32, strided<[4, 1], offset: ?>>
  %7 = memref.rank %m : memref<?x4xf32>
  %8 = memref.rank %u : memref<*xf32>
  "t.use"(%a, %l) : (memref<3x?xf32>, memref<?xf32>) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
}
// -----
func.func @views(%m: memref<4x4xf32>, %s: memref<4x4xf32, 1>, %d: memref<?x?xf32>, %n: index) -> (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32, 3>, memref<?x?xf32>, memref<16xf32>, memref<4x4xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<4x4xf32> to memref<4x4xf32>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32> to memref<4x4xf32>
  %2 = memref.memory_space_cast %s : memref<4x4xf32, 1> to memref<4x4xf32, 2>
  %3 = memref.memory_space_cast %2 : memref<4x4xf32, 2> to memref<4x4xf32, 3>
  %4 = memref.expand_shape %d [[0], [1, 2]] output_shape [%n, %n, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  %5 = memref.collapse_shape %4 [[0], [1, 2]] : memref<?x?x4xf32> into memref<?x?xf32>
  %6 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %7 = memref.expand_shape %6 [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return %0, %1, %3, %5, %6, %7 : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32, 3>, memref<?x?xf32>, memref<16xf32>, memref<4x4xf32>
}
// -----
func.func @buffers(%m: memref<4x4xf32>, %t: tensor<4x4xf32>, %i: index) -> (tensor<4x4xf32>, memref<4x4xf32>, f32) {
  %0 = bufferization.to_buffer %t : tensor<4x4xf32> to memref<4x4xf32>
  %1 = bufferization.to_tensor %0 restrict : memref<4x4xf32> to tensor<4x4xf32>
  %2 = bufferization.to_tensor %m restrict : memref<4x4xf32> to tensor<4x4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4x4xf32> to memref<4x4xf32>
  %4 = memref.assume_alignment %m, 16 : memref<4x4xf32>
  %5 = memref.assume_alignment %4, 16 : memref<4x4xf32>
  %6 = memref.load %5[%i, %i] : memref<4x4xf32>
  return %1, %3, %6 : tensor<4x4xf32>, memref<4x4xf32>, f32
}
// -----
func.func @allocations(%n: index, %x: f32, %i: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %0 = memref.alloc(%n, %c4) {alignment = 16 : i64} : memref<?x?xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  %2 = memref.alloca(%c4) : memref<?xf32>
  %3 = memref.alloca(%cm) : memref<?xf32>
  %4 = memref.alloc(%c4)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  "t.use"(%2, %3, %4) : (memref<?xf32>, memref<?xf32>, memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> ()
  return %0 : memref<?x?xf32>
}
// -----
func.func @copies(%m: memref<0xf32>, %k: memref<?xf32>, %l: memref<?xf32>) {
  memref.copy %m, %k : memref<0xf32> to memref<?xf32>
  memref.copy %k, %k : memref<?xf32> to memref<?xf32>
  memref.copy %k, %l : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @constant_views(%m: memref<?x?x?xf32>, %k: memref<4x8xf32, strided<[8, 1], offset: 3>, 2>, %n: index) -> (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>, 2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %n, %c1] [%c4, %c1, %n] [%c1, %c1, %c4] : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.subview %m[%c0, %n, %c1] [%c4, 1, %n] [%c1, %c1, %c1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %k[%c1, %c1] [%c1, %c4] [%n, %c1] : memref<4x8xf32, strided<[8, 1], offset: 3>, 2> to memref<?x?xf32, strided<[?, ?], offset: ?>, 2>
  return %0, %1, %2 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>, 2>
}
