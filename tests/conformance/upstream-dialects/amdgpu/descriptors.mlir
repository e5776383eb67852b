func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [%i, 2] globalStride [%i, 1] sharedSize [2, %i] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1, 2] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1, %i] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2, 2, 2, 2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i7>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_base<i7> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] padShared(%p every %p) workgroupMask %m earlyTimeout %t atomicBarrier(%a[%i] : memref<8xi32, 3>) iterate %i, %p, %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] atomicBarrier(%g[%i] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: vector<16xi1>, %t: i1, %p: i32, %a: memref<8xi32, 3>, %g: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] atomicBarrier(%a[%i, %i] : memref<8xi32, 3>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %t: i1) {
  %0 = "amdgpu.make_dma_descriptor"(%b, %t) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi16>, %i: index) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi16>, %i: index) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [2, 2, 2] globalStride [2, 2, 1] sharedSize [2, 2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi32>, %i: index) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi16>, %i: index) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [2, 2] globalStride [2, 2] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<20xi16>, %i: index) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<20xi16> -> !amdgpu.tdm_descriptor
  return
}
