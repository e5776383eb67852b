func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %b + %c {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32}  blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : vector<8xf16>, vector<8xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xbf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xbf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E5M2FNUZ>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %b + %c  blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %b + %c  blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<32xf8E4M3FN>, %b: vector<32xf4E2M1FN>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x64 %a * %b + %c  blgp = none : vector<32xf8E4M3FN>, vector<32xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<32xf6E2M3FN>, %b: vector<8xf8E4M3FN>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x64 %a * %b + %c  blgp = none : vector<32xf6E2M3FN>, vector<8xf8E4M3FN>, vector<16xf32>
  return
}
// -----
func.func @f(%a: i64, %b: i64, %c: vector<16xi32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %b + %c  blgp = none : i64, i64, vector<16xi32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %c: vector<16xi32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : i32, i32, vector<16xi32>
  return
}
// -----
func.func @f(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<16xi32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  return
}
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c  blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c {negateA, negateB, negateC}  blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c  blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c {cbsz = 1 : i32}  blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c {abid = 1 : i32}  blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c {negateB}  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c {cbsz = 2 : i32, abid = 4 : i32}  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c {cbsz = 32 : i32, abid = 4 : i32}  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c {cbsz = -1 : i32}  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: f64, %b: f64, %c: f64) {
  %0 = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 4 : i32}  blgp = none : f64, f64, f64
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<16xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 3 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32, cbsz = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) {abid = 2 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FN>, %b: vector<16xf8E5M2>, %c: vector<4xf32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) {abid = 1 : i32} : vector<8xf8E4M3FN>, vector<16xf8E5M2>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<16xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<16xi32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<16xi32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%i : vector<2xi16>) {cbsz = 1 : i32} : vector<16xi8>, vector<32xi8>, vector<4xi32>
  return
}
// -----
func.func @f(%s: vector<4xf8E8M0FNU>, %t: f8E8M0FNU, %a: vector<32xf6E2M3FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}
// -----
func.func @f(%s: vector<4xf8E8M0FNU>, %t: f8E8M0FNU, %a: vector<32xf6E2M3FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_mfma 32x32x32 (%s[0] * %a) * (%t[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}
