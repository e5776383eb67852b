func.func @f(%a: f32, %e: vector<4xf8E5M2FNUZ>) {
  %0 = amdgpu.packed_trunc_2xfp8 %a, undef into %e[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a: f32, %e: vector<4xf8E5M2FNUZ>) {
  %0 = amdgpu.packed_trunc_2xfp8 %a, %a into %e[word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  %1 = amdgpu.packed_trunc_2xfp8 %a, undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a: f32, %s: i32, %e: vector<4xf8E5M2FNUZ>) {
  %0 = amdgpu.packed_stoch_round_fp8 %a + %s into %e[3] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %s: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %a into %e[3], %s : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %s: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %a into %e[3], %s : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
  %1 = amdgpu.packed_scaled_trunc %a into undef[3], %s : vector<2xf32> to vector<8xf4E2M1FN>
  return
}
// -----
func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf6E3M2FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf6E3M2FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(17) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}
