func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[0, 0, 0, 0] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[0, 43, 0] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[3, 7, 16] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[0, 0, -1] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[0, 0, -2] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[4] : vector<8x16xf32> from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.extract %v[0, 0, 0] : vector<f32> from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808, 0, 0>}> : (vector<4x8x16xf32>) -> f32
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 0, 0, 0>}> : (vector<4x8x16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %s, %v[3, 3, 3, 3, 3] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %n, %v[3] : vector<4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %s, %v[3, 3] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %s, %v[0, 0, -2] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %s, %v[4, 7, 15] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %s, %v[0, 0, -1] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: f32, %r: vector<16xf32>, %z: vector<f32>, %i: index, %n: vector<4xf32>, %k: vector<4x8x16xi1>) {
  %0 = vector.insert %z, %v[0, 0, 0] : vector<f32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>) {
  %0 = vector.broadcast %a : vector<4x4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<1xf32>) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<f32>
  return
}
// -----
func.func @f(%a: vector<7xf32>) {
  %0 = vector.broadcast %a : vector<7xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.broadcast %a : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = vector.broadcast %a : memref<4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[1]xf32>) {
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<1xf32>) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = vector.broadcast %a : f32 to vector<4xi32>
  return
}
// -----
func.func @f(%a: index) {
  %0 = vector.broadcast %a : index to vector<4xindex>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<2x2xf32>, %b: vector<2x4xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2x2xf32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 4] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = vector.shuffle %a, %b [] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, -1] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, -2] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<f32>, %b: vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<f32>, %b: vector<f32>) {
  %0 = vector.shuffle %a, %b [0, 2] : vector<f32>, vector<f32>
  return
}
// -----
func.func @f(%a: vector<2x4xf32>) {
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 1>}> : (vector<2x4xf32>, vector<2x4xf32>) -> vector<3x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>) {
  %0 = vector.reduction <add>, %a : vector<4x4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.reduction <and>, %a : vector<4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.reduction <minui>, %a : vector<4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  %0 = vector.reduction <maxnumf>, %a : vector<4xi32> into i32
  return
}
// -----
func.func @f(%a: vector<4xindex>) {
  %0 = vector.reduction <minimumf>, %a : vector<4xindex> into index
  return
}
// -----
func.func @f(%a: vector<f32>) {
  %0 = vector.reduction <mul>, %a : vector<f32> into f32
  return
}
// -----
func.func @f(%a: vector<f32>) {
  %0 = vector.reduction <xor>, %a : vector<f32> into f32
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1] : vector<4x8xf32> to vector<8x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, 2] : vector<4x8xf32> to vector<8x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, -1] : vector<4x8xf32> to vector<8x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, 1] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// -----
func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<5xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<[2]x[2]xf32>) {
  %0 = vector.shape_cast %a : vector<[2]x[2]xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<f32>) {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return
}
// -----
func.func @f(%a: vector<5x1x3x2xf32>) {
  %0 = vector.bitcast %a : vector<5x1x3x2xf32> to vector<5x1x2x3xf32>
  return
}
// -----
func.func @f(%a: vector<5x1x3x2xf32>) {
  %0 = vector.bitcast %a : vector<5x1x3x2xf32> to vector<5x1x3x6xf16>
  return
}
// -----
func.func @f(%a: vector<f32>) {
  %0 = vector.bitcast %a : vector<f32> to vector<f16>
  return
}
// -----
func.func @f(%a: vector<2xi64>) {
  %0 = vector.bitcast %a : vector<2xi64> to vector<2xindex>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<2x2xf32>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [3] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [3, 4] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [-1, 3] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [0, 3] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [0, 0] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [4] : vector<[4]xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [] : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [1] : vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4x3xi1>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask  : vector<4xi1>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %j[%i], %l, %w : memref<?xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %j[%i], %l, %w : memref<?xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %j[%i], %l, %w : memref<?xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %j[%i], %l, %w : memref<?xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%x], %l, %w : memref<?xi32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%x], %l, %w : memref<?xi32>, vector<8xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%y], %l, %w : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%y], %l, %w : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %j[%i], %l, %v : memref<?xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %j[%i], %l, %v : memref<?xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %j[%i], %l, %v : memref<?xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %j[%i], %l, %v : memref<?xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%x], %l, %v : memref<?xi32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%x], %l, %v : memref<?xi32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%y], %l, %v : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%y], %l, %v : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %j[%i], %k, %w : memref<?xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %j[%i], %k, %w : memref<?xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %j[%i], %k, %w : memref<?xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %j[%i], %k, %w : memref<?xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%x], %k, %w : memref<?xi32>, vector<8xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%x], %k, %w : memref<?xi32>, vector<8xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%y], %k, %w : memref<?xi32>, vector<4xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%y], %k, %w : memref<?xi32>, vector<4xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %j[%i], %k, %v : memref<?xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %j[%i], %k, %v : memref<?xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %j[%i], %k, %v : memref<?xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %j[%i], %k, %v : memref<?xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%x], %k, %v : memref<?xi32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%x], %k, %v : memref<?xi32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %j[%i] [%y], %k, %v : memref<?xi32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %j[%i] [%y], %k, %v : memref<?xi32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i, %i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i, %i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i, %i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i, %i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %l, %w : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%x], %l, %w : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%y], %l, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%y], %l, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i, %i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i, %i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i, %i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i, %i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %l, %v : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%x], %l, %v : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%y], %l, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%y], %l, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i, %i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i, %i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i, %i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %w : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%x], %k, %w : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%y], %k, %w : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%y], %k, %w : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i, %i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i, %i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%x], %k, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i, %i] [%y], %k, %v : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i, %i] [%y], %k, %v : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i], %l, %w : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%x], %l, %w : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%x], %l, %w : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%y], %l, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%y], %l, %w : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i], %l, %v : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%x], %l, %v : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%x], %l, %v : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%y], %l, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%y], %l, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i], %k, %w : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%x], %k, %w : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%x], %k, %w : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%y], %k, %w : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%y], %k, %w : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%x], %k, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %m[%i] [%y], %k, %v : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %m[%i] [%y], %k, %v : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  %0 = vector.gather %u[] [%x], %k, %v : memref<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %j: memref<?xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<8xi32>, %y: vector<4xi32>, %i: index, %u: memref<*xf32>) {
  vector.scatter %u[] [%x], %k, %v : memref<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
