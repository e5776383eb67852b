func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<2xf16>, memref<32x32xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16, 7>, %d: memref<32x32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<6xf16>, memref<32x32xf16, 7>, memref<32x32xf16, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16, 7>, %d: memref<32x32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<4xf16>, memref<32x32xf16, 7>, memref<32x32xf16, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf32, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16, 3>, %d: memref<32x32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x32xf16, 3>, memref<32x32xf16, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16, strided<[64, 2]>, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, strided<[64, 2]>, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16, strided<[?, 1]>, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : i128, memref<32x32xf16>, memref<32x32xf16, strided<[?, 1]>, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, 3>
  return
}
// -----
func.func @f(%s: memref<f16>, %d: memref<f16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[], %d[] : f16, memref<f16>, memref<f16, 3>
  return
}
// -----
func.func @f(%s: memref<32x32xf16>, %d: memref<32x32xf16, affine_map<(d0, d1) -> (d0, d1 * 2)>, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x32xf16>, memref<32x32xf16, affine_map<(d0, d1) -> (d0, d1 * 2)>, 3>
  return
}
// -----
func.func @f(%s: memref<32x1xf16>, %d: memref<32x1xf16, strided<[1, 4]>, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<32x1xf16>, memref<32x1xf16, strided<[1, 4]>, 3>
  return
}
// -----
func.func @f(%s: memref<128x256xf16, #gpu.address_space<workgroup>>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
  return
}
// -----
func.func @f(%s: memref<128x256xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xf16, 3> -> vector<8xf16>
  return
}
// -----
func.func @f(%s: memref<128x256xf16>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xf16> -> vector<4xf16>
  return
}
// -----
func.func @f(%s: memref<128x256xi4, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xi4, 3> -> vector<16xi4>
  return
}
// -----
func.func @f(%s: memref<128x256xi6, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xi6, 3> -> vector<16xi6>
  return
}
// -----
func.func @f(%s: memref<128x256xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xi8, 3> -> vector<8xi8>
  return
}
// -----
func.func @f(%s: memref<128x256xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xi8, 3> -> vector<8xi4>
  return
}
// -----
func.func @f(%s: memref<128x256xf32, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xf32, 3> -> vector<8xf32>
  return
}
// -----
func.func @f(%s: memref<128x256xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i] : memref<128x256xf16, 3> -> vector<4xf16>
  return
}
// -----
func.func @f(%s: memref<128x256xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %s[%i, %i] : memref<128x256xf16, 3> -> vector<2x2xf16>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x8xi32, 3>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32, 3>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x8xi7>, %l: memref<8x8xi7, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi7>, memref<8x8xi7, 3> -> !amdgpu.tdm_base<i7>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi64, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi64, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<f16>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32> -> !amdgpu.tdm_gather_base<i32, i32>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i64>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_gather_base<i7, i16>
  return
}
// -----
func.func @f(%g: memref<8x8xi32>, %l: memref<8x8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_gather_base<i128, i16>
  return
}
