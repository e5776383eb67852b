func.func @accesses(%m: memref<8x8xf16, 3>, %g: memref<8x8xf16>, %i: index, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %s: vector<2xi16>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %2 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%s) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %3 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 4 : memref<8x8xf16> to memref<8x8xf16, 3>
  %4 = nvgpu.device_async_create_group %3
  nvgpu.device_async_wait %4 {numGroups = 1 : i32}
  return
}
// -----
func.func @barriers(%n: index, %p: i1) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  return
}
// -----
func.func @type(%t: !nvgpu.device.async.token, %u: !nvgpu.mbarrier.token) {
  return
}
// -----
func.func @wrong_metadata(%a: vector<4x2xf16>, %c: vector<2x2xf16>, %s: vector<4xi16>) {
  %2 = "nvgpu.mma.sp.sync"(%a, %a, %c, %s) <{mmaShape = [16, 8, 32]}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<4xi16>) -> vector<2x2xf16>
  return
}
