!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<64x64xf16, 3> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 2>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<257x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x?xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x?xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x32xf16, 3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x32xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !d, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i, %i] : memref<64x64xf16, 3> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i, %i, %i, %i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 2>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<0x64xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<2x64xi3, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
