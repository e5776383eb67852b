func.func @f(%a: memref<8xi32>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32, strided<[1], offset: ?>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32, strided<[1], offset: ?>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<?xi32, strided<[1], offset: ?>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<?x?xi32, strided<[?, 1], offset: ?>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<?x?xi32, strided<[?, 1], offset: ?>> to memref<?x?xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<4x?xi32, strided<[?, 1], offset: ?>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset boundsCheck(false) : memref<4x?xi32, strided<[?, 1], offset: ?>> to memref<4x?xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<4x8xi32, strided<[8, 1], offset: 3>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<4x8xi32, strided<[8, 1], offset: 3>> to memref<4x8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<4x8xi32, strided<[9, 1], offset: 3>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<4x8xi32, strided<[9, 1], offset: 3>> to memref<4x8xi32, strided<[9, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<i32, strided<[], offset: 3>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<i32, strided<[], offset: 3>> to memref<i32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32, affine_map<(d0) -> (d0 + 3)>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xi32, affine_map<(d0) -> (d0 + 3)>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32, affine_map<(d0) -> (d0 + 3)>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xi32, affine_map<(d0) -> (d0 + 3)>> to memref<8xi32, affine_map<(d0) -> (d0 + 3)>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32, affine_map<(d0) -> (d0)>>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xi32, affine_map<(d0) -> (d0)>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32, 1>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xi32, 1> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xi32> to memref<9xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xi32>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xi32> to memref<8xi32>
  return
}
// -----
func.func @f(%a: memref<8xi32>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a validBytes(%n) cacheSwizzleStride(%c) boundsCheck(false) : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<*xi32>, %n: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %a  : memref<*xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, 1>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, 1>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32, 1>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, 0>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, 0>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32, 0>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, 2>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, 2>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32, 2>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, #gpu.address_space<global>>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, #gpu.address_space<global>>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32, #gpu.address_space<global>>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, #gpu.address_space<workgroup>>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, #gpu.address_space<workgroup>>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32, #gpu.address_space<workgroup>>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<64xi32>, i32, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i, %i] : i32 -> memref<64xi32>, i32, i32
  return
}
// -----
func.func @f(%m: memref<64x2xi32>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64x2xi32>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64x2xi32>, i32
  return
}
// -----
func.func @f(%m: memref<*xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<*xi32>, i32 -> i32
  return
}
// -----
func.func @f(%m: memref<64xf32, 3>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %v -> %m[%i] : f32 -> memref<64xf32, 3>, i32
  return
}
// -----
func.func @f(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 3 : i32} %v -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  return
}
// -----
func.func @f(%m: memref<64xf32, 3>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = true} %v -> %m[%i] : f32 -> memref<64xf32, 3>, i32
  return
}
// -----
func.func @f(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = false, indexOffset = 3 : i32} %v -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, 3>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_smax {boundsCheck = true} %v -> %m[%i] : i32 -> memref<64xi32, 3>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_smax {boundsCheck = false, indexOffset = 3 : i32} %v -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32, 3>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_umin {boundsCheck = true} %v -> %m[%i] : i32 -> memref<64xi32, 3>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_umin {boundsCheck = false, indexOffset = 3 : i32} %v -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xf32, 3>, %i: i32, %v: f32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f32 -> memref<64xf32, 3>, i32
  return
}
// -----
func.func @f(%s: memref<32x32xf16, #amdgpu.address_space<fat_raw_buffer>>, %d: memref<32x32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<8xf16>, memref<32x32xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, 3>
  return
}
