func.func @f(%a: memref<?x?xf16, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16> 
return }
// -----
func.func @f(%a: memref<?x?xf64, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf64, 3> -> vector<4x2xf64> 
return }
// -----
func.func @f(%a: memref<*xf16, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<*xf16, 3> -> vector<4x2xf16> 
return }
// -----
func.func @f(%a: memref<?x?xf16, #gpu.address_space<workgroup>>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<?x?xf16, #gpu.address_space<workgroup>> -> vector<1x2xf16> 
return }
// -----
func.func @f(%a: memref<?x?xf16, #gpu.address_space<private>>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<?x?xf16, #gpu.address_space<private>> -> vector<1x2xf16> 
return }
// -----
func.func @f(%a: memref<?x?xf16, "x">, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<?x?xf16, "x"> -> vector<1x2xf16> 
return }
// -----
func.func @f(%src: memref<16xf32>, %dst : memref<16xf32, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 4 : memref<16xf32> to memref<16xf32, 3>
  %1 = nvgpu.device_async_copy %src[%i], %dst[%i], 4, %i {bypassL1}: memref<16xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%src: memref<16xf32>, %dst : memref<16xf32, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 16 : memref<16xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%src: memref<16xf128>, %dst : memref<16xf128, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 4 : memref<16xf128> to memref<16xf128, 3>
  return
}
// -----
func.func @f(%src: memref<16xi300>, %dst : memref<16xi300, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 4 : memref<16xi300> to memref<16xi300, 3>
  return
}
// -----
func.func @f(%src: memref<16xi1>, %dst : memref<16xi1, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 4 : memref<16xi1> to memref<16xi1, 3>
  return
}
// -----
func.func @f(%src: memref<*xf32>, %dst : memref<16xf32, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 4 : memref<*xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%v: vector<4xf32>) { %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>) { %0 = nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>) { %0 = nvgpu.rcp %v {rounding = approx} : vector<4xf32>
 return }
// -----
func.func @f(%a: memref<?x?xf16, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4xf16> 
return }
// -----
func.func @f(%a: memref<?x?xf16, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x3xf16> 
return }
// -----
func.func @f(%a: memref<?x?xf16, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 3 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16> 
return }
// -----
func.func @f(%a: memref<?x?xi8, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i] {numTiles = 3 : i32, transpose = true} : memref<?x?xi8, 3> -> vector<4x2xi8> 
return }
// -----
func.func @f(%a: memref<?x?xi3, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i] {numTiles = 3 : i32, transpose = false} : memref<?x?xi3, 3> -> vector<3x10xi3> 
return }
// -----
func.func @f(%a: memref<?x?xf128, 3>, %i: index) { %0 = nvgpu.ldmatrix %a[%i] {numTiles = 3 : i32, transpose = true} : memref<?x?xf128, 3> -> vector<3x10xf128> 
return }
// -----
func.func @f(%src: memref<16xf32, strided<[?]>>, %dst : memref<16xf32, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 4 : memref<16xf32, strided<[?]>> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%src: memref<16xi3>, %dst : memref<16xi3, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 11 : memref<16xi3> to memref<16xi3, 3>
  return
}
// -----
func.func @f(%src: memref<16xi3>, %dst : memref<16xi3, 3>, %i : index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 11 {bypassL1} : memref<16xi3> to memref<16xi3, 3>
  return
}
