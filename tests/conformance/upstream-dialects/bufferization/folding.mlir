// with: --canonicalize
func.func @allocations(%n: index, %c: tensor<?x4xf32>) -> (tensor<?x?xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor(%n, %c4) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<4x?xf32>
  %2 = tensor.dim %1, %c1 : tensor<4x?xf32>
  %3 = bufferization.alloc_tensor() copy(%c) : tensor<?x4xf32>
  %4 = tensor.dim %3, %c0 : tensor<?x4xf32>
  return %0, %2, %4 : tensor<?x?xf32>, index, index
}
// -----
func.func @sizes(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index) -> (index, index, f32) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %3 = memref.dim %2, %c0 : memref<?xf32>
  %4 = memref.load %2[%i] : memref<?xf32>
  return %1, %3, %4 : index, index, f32
}
// -----
func.func @buffers(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) -> (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<*xf32>) {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %k read_only : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
  %3 = bufferization.to_buffer %2 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  %5 = bufferization.to_buffer %4 : tensor<*xf32> to memref<*xf32>
  %6 = bufferization.clone %m : memref<4xf32> to memref<*xf32>
  return %0, %3, %5, %6 : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<*xf32>
}
