// with: --canonicalize
func.func @oob(%m: memref<8x4xf32>, %n: memref<8xi32, strided<[1], offset: 5>>, %i: i32, %v: vector<2xf32>) {
  %c8 = arith.constant 8 : i32
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %a = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c8, %c0] : memref<8x4xf32>, i32, i32 -> f32
  %b = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c8, %c0] : memref<8x4xf32>, i32, i32 -> vector<2xf32>
  %c = amdgpu.raw_buffer_load {boundsCheck = false} %m[%c8, %c0] : memref<8x4xf32>, i32, i32 -> f32
  %d = amdgpu.raw_buffer_load {boundsCheck = true} %n[%c3] : memref<8xi32, strided<[1], offset: 5>>, i32 -> i32
  %e = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 32 : i32} %m[%c0, %c0] : memref<8x4xf32>, i32, i32 -> f32
  %f = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 31 : i32} %m[%c0, %c0] : memref<8x4xf32>, i32, i32 -> f32
  %g = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 31 : i32} %m[%c0, %c0] sgprOffset %c3 : memref<8x4xf32>, i32, i32 -> f32
  %h = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = -1 : i32} %m[%c0, %c0] : memref<8x4xf32>, i32, i32 -> f32
  %j = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = -1 : i32} %m[%c8, %c0] : memref<8x4xf32>, i32, i32 -> f32
  %k = amdgpu.raw_buffer_load {boundsCheck = true} %m[%i, %c0] sgprOffset %c3 : memref<8x4xf32>, i32, i32 -> f32
  "t.use"(%a, %b, %c, %d, %e, %f, %g, %h, %j, %k) : (f32, vector<2xf32>, f32, i32, f32, f32, f32, f32, f32, f32) -> ()
  amdgpu.raw_buffer_store %a -> %m[%c8, %c0] : f32 -> memref<8x4xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fadd %a -> %m[%c8, %c0] : f32 -> memref<8x4xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false} %a -> %m[%c8, %c0] : f32 -> memref<8x4xf32>, i32, i32
  %x = amdgpu.raw_buffer_atomic_cmpswap %a, %a -> %m[%c8, %c0] : f32 -> memref<8x4xf32>, i32, i32
  "t.use"(%x) : (f32) -> ()
  return
}
// -----
func.func @waits(%m: memref<8xf32>, %s: memref<8xf32, 3>, %i: index) {
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait load(1) store(3)
  amdgpu.memory_counter_wait load(2) store(2) ds(4) exp(5)
  amdgpu.memory_counter_wait tensor(2)
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait ds(3)
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %d = memref.cast %s : memref<8xf32, 3> to memref<?xf32, 3>
  %e = memref.cast %s : memref<8xf32, 3> to memref<?xf32, strided<[?], offset: ?>, 3>
  amdgpu.gather_to_lds %c[%i], %d[%i] : f32, memref<?xf32>, memref<?xf32, 3>
  return
}
// -----
func.func @desc(%b: !amdgpu.tdm_base<i32>, %g: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi16>, %n: index, %p: i32, %a: memref<8xi32, 3>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %0 = amdgpu.make_dma_descriptor %b globalSize [%c2, %n] globalStride [%c2, 1] sharedSize [%n, %c2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %b globalSize [%c0, %n] globalStride [%cm, 1] sharedSize [%n, %c0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_gather_dma_descriptor %g[%v] globalSize [%n, %c2] globalStride [%c2, 1] sharedSize [%c2, %c2] padShared(%p every %p) atomicBarrier(%a[%n] : memref<8xi32, 3>) iterate %n, %p, %c2 : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  "t.use"(%0, %1, %2) : (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) -> ()
  return
}
// -----
func.func @reify(%m: memref<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<?x4xf32> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = memref.dim %0, %c0 : memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %1 : index
}
// -----
func.func @wait_alone() {
  amdgpu.memory_counter_wait ds(3)
  amdgpu.memory_counter_wait ds(-3)
  return
}
// -----
func.func @scales(%s: vector<2x2x8xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %a: vector<32xf4E2M1FN>, %c: vector<4xf32>) -> vector<4xf32> {
  %x = vector.extract %s[0, 1, 5] : f8E8M0FNU from vector<2x2x8xf8E8M0FNU>
  %y = vector.extract %s[1, 1, 2] : f8E8M0FNU from vector<2x2x8xf8E8M0FNU>
  %p = vector.insert %x, %t[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %q = vector.insert %y, %t[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%p[0] * %a) * (%q[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @scales(%s: vector<6xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %a: vector<32xf4E2M1FN>, %c: vector<4xf32>) -> vector<4xf32> {
  %x = vector.extract %s[5] : f8E8M0FNU from vector<6xf8E8M0FNU>
  %y = vector.extract %s[3] : f8E8M0FNU from vector<6xf8E8M0FNU>
  %p = vector.insert %x, %t[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %q = vector.insert %y, %t[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%p[0] * %a) * (%q[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @scales(%s: vector<3xf8E8M0FNU>, %u: vector<16xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %i: index) -> vector<4xf32> {
  %x = vector.extract %u[5] : f8E8M0FNU from vector<16xf8E8M0FNU>
  %y = vector.extract %s[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
  %p = vector.insert %x, %t[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %q = vector.insert %y, %t[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%p[0] * %a) * (%q[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0 : vector<4xf32>
}
