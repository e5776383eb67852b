// with: --canonicalize
func.func @w(%a: memref<?xf32>, %n: index) {
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  gpu.wait [%0, %1]
  return
}
// -----
func.func @w2(%a: memref<?xf32>, %b: memref<?xf32>) {
  %0 = gpu.wait async
  %2 = gpu.memcpy async [%0] %a, %b : memref<?xf32>, memref<?xf32>
  %3 = gpu.wait async [%2]
  gpu.wait [%3]
  return
}
// -----
func.func @w3(%a: memref<?xf32>, %b: memref<?xf32>) {
  gpu.wait
  %0 = gpu.wait async
  return
}
// -----
func.func @w4(%a: memref<?xf32>, %b: memref<?xf32>) -> !gpu.async.token {
  %0 = gpu.wait async
  %1 = gpu.wait async
  %2 = gpu.wait async [%0, %1]
  return %2 : !gpu.async.token
}
// -----
func.func @memcpy(%b: memref<?xf32>, %n: index) {
  %a = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %a, %b : memref<?xf32>, memref<?xf32>
  gpu.dealloc %a : memref<?xf32>
  return
}
// -----
func.func @alloc(%n: index, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc (%n) : memref<?xf32>
  %d = memref.dim %a, %c0 : memref<?xf32>
  return %d : index
}
// -----
func.func @barriers() {
  gpu.barrier
  gpu.barrier
  "test.x"() : () -> ()
  gpu.barrier
  return
}
// -----
func.func @copies(%a: memref<4xf32>, %b: memref<4xf32>, %f: f32) -> !gpu.async.token {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<4xf32> to memref<?xf32>
  %t = gpu.wait async
  %2 = gpu.memcpy async [%t] %0, %1 : memref<?xf32>, memref<?xf32>
  %3 = gpu.memset async [%2] %0, %f : memref<?xf32>, f32
  return %3 : !gpu.async.token
}
// -----
func.func @copy_async(%b: memref<4xf32>, %t: !gpu.async.token, %u: !gpu.async.token) -> (!gpu.async.token, !gpu.async.token) {
  %a = memref.alloc() : memref<4xf32>
  %2 = gpu.memcpy async [%t] %a, %b : memref<4xf32>, memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %3 = gpu.memcpy async [%t, %u] %c, %b : memref<4xf32>, memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return %2, %3 : !gpu.async.token, !gpu.async.token
}
// -----
func.func @copy_read(%b: memref<4xf32>, %i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xf32>
  %r = memref.load %a[%i] : memref<4xf32>
  return %r : f32
}
