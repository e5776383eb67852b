// with: --sroa
func.func @parts(%x: i32) -> (i32, i32) {
  %a = memref.alloca() : memref<2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %a[%c1, %c0] : memref<2x2xi32>
  %r = memref.load %a[%c1, %c0] : memref<2x2xi32>
  %s = memref.load %a[%c0, %c1] : memref<2x2xi32>
  return %r, %s : i32, i32
}
// -----
func.func @not_constant(%x: i32, %i: index) -> i32 {
  %a = memref.alloca() : memref<2xi32>
  %r = memref.load %a[%i] : memref<2xi32>
  return %r : i32
}
// -----
func.func @beyond(%x: i32) -> i32 {
  %a = memref.alloca() : memref<2xi32>
  %c2 = arith.constant 2 : index
  %r = memref.load %a[%c2] : memref<2xi32>
  return %r : i32
}
// -----
func.func @negative(%x: i32) -> i32 {
  %a = memref.alloca() : memref<2xi32>
  %c2 = arith.constant -1 : index
  %r = memref.load %a[%c2] : memref<2xi32>
  return %r : i32
}
// -----
func.func @large(%x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<17xi32>
  %r = memref.load %a[%c1] : memref<17xi32>
  %b = memref.alloca() : memref<16xi32>
  %s = memref.load %b[%c1] : memref<16xi32>
  return %r, %s : i32, i32
}
// -----
func.func @one(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<1xi32>
  %r = memref.load %a[%c0] : memref<1xi32>
  return %r : i32
}
// -----
func.func @none() {
  %a = memref.alloca() : memref<0xi32>
  return
}
// -----
func.func @attributes(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() {alignment = 32 : i64} : memref<2xi32, 3>
  memref.store %x, %a[%c0] {nontemporal = true, foo} : memref<2xi32, 3>
  %r = memref.load %a[%c0] {alignment = 8 : i64, bar} : memref<2xi32, 3>
  return %r : i32
}
// -----
func.func @of_memrefs() -> memref<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xmemref<f32>>
  %b = memref.alloca() : memref<f32>
  memref.store %b, %a[%c1] : memref<2xmemref<f32>>
  %r = memref.load %a[%c0] : memref<2xmemref<f32>>
  return %r : memref<f32>
}
