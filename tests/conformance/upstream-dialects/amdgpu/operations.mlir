func.func @conversions(%v: vector<4xf8E4M3FNUZ>, %f: f32, %p: vector<4xf8E5M2FNUZ>) {
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E4M3FNUZ> to f32
  %1 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  %2 = amdgpu.packed_stoch_round_fp8 %f + %f into undef[0] : f32 to vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem>
  return
}
// -----
func.func @buffers(%m: memref<64xi32>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %m[%i] sgprOffset %i : memref<64xi32>, i32 -> i32
  amdgpu.raw_buffer_store %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @swizzle(%a: f32) {
  %0 = amdgpu.swizzle_bitmode %a 1 2 4 : f32
  %1 = amdgpu.dpp %a %a quad_perm([0, 1, 2, 3]) : f32
  return
}
// -----
func.func private @types(!amdgpu.tdm_base<i32>, !amdgpu.tdm_gather_base<i32, i16>, !amdgpu.tdm_descriptor)
// -----
func.func private @wrong(!amdgpu.tdm_gather_base<i32, i8>)
// -----
func.func @wrong(%a: f32) {
  %0 = "amdgpu.swizzle_bitmode"(%a) {and_mask = 1 : i32, or_mask = 2 : i32} : (f32) -> f32
  return
}
