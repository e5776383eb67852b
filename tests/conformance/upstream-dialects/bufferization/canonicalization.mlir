// with: --canonicalize
func.func @clone(%a: memref<8xf32>) {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  "test.use"(%0) : (memref<8xf32>) -> ()
  memref.dealloc %0 : memref<8xf32>
  return
}
// -----
func.func @clone2() {
  %a = memref.alloc() : memref<8xf32>
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  "test.use"(%0) : (memref<8xf32>) -> ()
  memref.dealloc %0 : memref<8xf32>
  return
}
// -----
func.func @clone3(%a: memref<8xf32>) -> memref<8xf32> {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @clone4(%a: memref<8xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<8xf32> to memref<?xf32>
  memref.dealloc %a : memref<8xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @clone5() -> memref<8xf32> {
  %a = memref.alloca() : memref<8xf32>
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @clone6(%a: memref<8xf32>) {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  return
}
// -----
func.func @clone7(%x: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  memref.dealloc %x : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @dealloc1(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %b, %a : memref<2xf32>, memref<4xi32>, memref<2xf32>) if (%c, %d, %d) retain (%a, %b, %a : memref<2xf32>, memref<4xi32>, memref<2xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
// -----
func.func @dealloc2(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1, %d: i1) -> (i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%f, %t) retain (%a, %b : memref<2xf32>, memref<4xi32>)
  return %0#0, %0#1 : i1, i1
}
// -----
func.func @dealloc3(%a: memref<2xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc retain (%a : memref<2xf32>)
  bufferization.dealloc
  return %0 : i1
}
// -----
func.func @dealloc4(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1) {
  %f = arith.constant false
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%f, %f)
  return
}
// -----
func.func @dealloc5(%c: i1) -> memref<2xf32> {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  "test.use"(%0) : (memref<2xf32>) -> ()
  bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%t, %c)
  return %1 : memref<2xf32>
}
// -----
func.func @dealloc6(%a: memref<2xf32>, %c: i1) {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %b, %o, %s, %r = memref.extract_strided_metadata %a : memref<2xf32> -> memref<f32>, index, index, index
  %b1, %o1, %s1, %r1 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b, %b1 : memref<f32>, memref<f32>) if (%t, %c)
  return
}
// -----
func.func @dealloc7(%c: i1) {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%0 : memref<2xf32>) if (%t)
  return
}
// -----
func.func @dealloc8(%c: i1, %a: memref<2xf32>) -> i1 {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %1 = bufferization.dealloc (%0 : memref<2xf32>) if (%t) retain (%a : memref<2xf32>)
  return %1 : i1
}
// -----
func.func @clone_between(%a: memref<8xf32>, %b: memref<4xf32>) -> memref<8xf32> {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  memref.dealloc %b : memref<4xf32>
  memref.dealloc %a : memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @clone_unknown(%a: memref<8xf32>, %b: memref<4xf32>) -> memref<8xf32> {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  "test.unknown"() : () -> ()
  memref.dealloc %a : memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @clone_view(%b: index) -> memref<?xf32> {
  %a = memref.alloc(%b) : memref<?xf32>
  %v = memref.subview %a[%b] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %0 = bufferization.clone %v : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @clone_realloc(%n: index, %a: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %1 : memref<?xf32>
}
// -----
func.func @clone_block(%c: i1, %a: memref<8xf32>) {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  scf.if %c {
    "test.use"(%0) : (memref<8xf32>) -> ()
    memref.dealloc %0 : memref<8xf32>
  }
  return
}
// -----
func.func @dealloc_same(%a: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%a, %a : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}
// -----
func.func @dealloc_three(%a: memref<2xf32>, %c: i1, %d: i1, %e: i1) {
  bufferization.dealloc (%a, %a, %a : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e) {foo}
  return
}
