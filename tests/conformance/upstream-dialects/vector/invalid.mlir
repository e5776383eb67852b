func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = vector.outerproduct %a : f32, f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = vector.outerproduct %s, %s : f32, f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = vector.outerproduct %c, %c : vector<4x8xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = vector.outerproduct %a, %c : vector<4xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<4x16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = "vector.outerproduct"(%b, %s) : (vector<8xf32>, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = "vector.outerproduct"(%b, %s) : (vector<8xf32>, f32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = vector.outerproduct %c, %s : vector<4x8xf32>, f32
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %v[%i, %i], %f : vector<4x3xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, f32
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %u[], %f : memref<*xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %w, %k : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<4x3xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  vector.transfer_write %f, %m[%i, %i] : f32, memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %e: memref<?x?xvector<2x3xf32>>, %i: index, %f: f32, %v: vector<4x3xf32>, %w: vector<2x3xf32>, %k: vector<2x3xi1>, %u: memref<*xf32>) {
  vector.transfer_write %v, %v[%i, %i] : vector<4x3xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = vector.contract %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = []} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [], iterator_types = ["loop"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xi32>) {
  vector.mask %k, %v { } : vector<4xi1>
  return
}
// -----
func.func @f(%z: vector<[4]xf32>, %v: vector<3xf32>, %i: index) {
  %0 = vector.scalable.extract %z[5] : vector<3xf32> from vector<[4]xf32>
  return
}
// -----
func.func @f(%z: vector<[4]xf32>, %v: vector<3xf32>, %i: index) {
  %0 = vector.scalable.insert %v, %z[4] : vector<3xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>) {
  %0, %1 = vector.deinterleave %v : vector<3xf32> -> vector<1xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%v: f32) {
  vector.print %v : f32 str "both"
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> i8
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract %v[1] : vector<2xf32> from vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract %v[1 : f32 from vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<4xi32>) {
  %0 = vector.shuffle %v, %w [0, 1] : vector<4xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<4xi32>) {
  %0 = vector.reduction <joy>, %v : vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %s: f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f64
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %s: f32) {
  %0 = vector.multi_reduction <add>, %v, %s [0] : vector<4x4xf32> to f32
  return
}
// -----
func.func @f(%s: f32) {
  %0 = vector.from_elements %s : vector<2xf32>
  return
}
