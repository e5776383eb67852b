func.func @f(%s: memref<?x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %z: memref<i32>, %i: index, %n: index) {
  memref.dma_start %s[%i, %n], %d[%i], %n, %t[%i] : memref<?x8xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_start %s[%i, %n], %d[%i], %n, %t[%i], %n, %i : memref<?x8xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_start %z[], %z[], %n, %z[] : memref<i32>, memref<i32>, memref<i32>
  memref.dma_start %z[], %z[], %n, %z[], : memref<i32>, memref<i32>, memref<i32>
  "memref.dma_start"(%z, %z, %n, %z) {note} : (memref<i32>, memref<i32>, index, memref<i32>) -> ()
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[], %z[], %n, %z[], %n : memref<i32>, memref<i32>, memref<i32>
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[], %z[], %n, %z[], %n, %n, %n : memref<i32>, memref<i32>, memref<i32>
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[], %z[], %n, %z[] : memref<i32>, memref<i32>
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[], %z[], %n, %z[] : memref<i32>, memref<i32>, memref<i32>, index
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[], %z, %n, %z[] : memref<i32>, memref<i32>, memref<i32>
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[%n], %z[], %n, %z[] : memref<i32>, memref<i32>, memref<i32>
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  memref.dma_start %z[], %n[], %n, %z[] : memref<i32>, index, memref<i32>
  return
}
// -----
func.func @f(%z: memref<i32>, %n: index) {
  "memref.dma_start"(%z, %z, %n) : (memref<i32>, memref<i32>, index) -> ()
  return
}
// -----
func.func @f(%z: memref<*xi32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%z, %m, %n, %m) : (memref<*xi32>, memref<i32>, index, memref<i32>) -> ()
  return
}
// -----
func.func @f(%s: memref<4x4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%s, %n, %n, %n) : (memref<4x4xf32>, index, index, index) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%s, %m, %m, %n, %m) : (memref<4xf32>, memref<i32>, memref<i32>, index, memref<i32>) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%s, %n, %s, %m, %n, %m) : (memref<4xf32>, index, memref<4xf32>, memref<i32>, index, memref<i32>) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%m, %s, %n, %n) : (memref<i32>, memref<4xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: i32) {
  "memref.dma_start"(%m, %m, %n, %m) : (memref<i32>, memref<i32>, i32, memref<i32>) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%m, %m, %n, %n) : (memref<i32>, memref<i32>, index, index) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%m, %m, %n, %s) : (memref<i32>, memref<i32>, index, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%m, %m, %n, %s, %m) : (memref<i32>, memref<i32>, index, memref<4xf32>, memref<i32>) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%m, %m, %n, %m, %n) : (memref<i32>, memref<i32>, index, memref<i32>, index) -> ()
  return
}
// -----
func.func @f(%s: memref<4xf32>, %m: memref<i32>, %n: index) {
  "memref.dma_start"(%m, %m, %n, %m, %n, %m) : (memref<i32>, memref<i32>, index, memref<i32>, index, memref<i32>) -> ()
  return
}
