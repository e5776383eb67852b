func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %b: vector<16xui8>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xi8>, vector<16xui8>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<16xi8>, vector<16xi8>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<64xf8E4M3FN>, %b: vector<64xf8E5M2>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x128 %a * %b + %c : vector<64xf8E4M3FN>, vector<64xf8E5M2>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf8E4M3FN>, %b: vector<4xi8>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<4xf8E4M3FN>, vector<4xi8>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xi4>, %b: vector<4xi8>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<4xi4>, vector<4xi8>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16 %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16x16x2 %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16x17 %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 16x?x16 %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16x16x %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 4294967312x16x16 %a * %a + %a : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %a {m = 16 : i32} : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf8E4M3FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<128xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E4M3FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E4M3FN>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E4M3FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E4M3FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E4M3FN>, %a: vector<64xf4E2M1FN>, %sb: vector<4xf8E4M3FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E4M3FN>, %a: vector<64xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf6E2M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf4E2M1FN>, %sb: vector<4xf8E4M3FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<128xf4E2M1FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf8E4M3FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<128xf4E2M1FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf8E4M3FN>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<16xf32>
  return
}
// -----
func.func @f(%sa: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %sb: vector<4xf8E8M0FNU>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%sa * %a) * (%sb * %b) + %c {a_first_scale_lane = 3 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
