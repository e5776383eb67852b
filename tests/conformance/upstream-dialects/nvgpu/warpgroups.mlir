func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
 return }
// -----
func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x127xf32>>
 return }
// -----
func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<63x128xf32>>
 return }
// -----
func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x40xi1>>
 return }
// -----
func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x48xi8>>
 return }
// -----
func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x48xf64>>
 return }
// -----
func.func @f() { %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64xf32>>
 return }
// -----
func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf32>) { nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf32>> to memref<128x128xf32>
 return }
// -----
func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, %m: memref<128x128xf32>) { nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf16>> to memref<128x128xf32>
 return }
// -----
func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x64xf32>) { nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf32>> to memref<128x64xf32>
 return }
// -----
func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x?xf32>) { nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf32>> to memref<128x?xf32>
 return }
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<128x64xf16, 3>, %d: !d) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !d -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: memref<128x64xf16, 3>, %d: !d) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !d -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf16>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64x1xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64x1xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<63x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<63x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<127x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<127x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x121xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x121xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x121xf16, 3>>, <fragmented = vector<128x121xf32>> -> <fragmented = vector<128x121xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf32, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf16>> -> <fragmented = vector<128x128xf16>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xbf16, 3>>, <tensor = memref<64x128xbf16, 3>>, <fragmented = vector<128x128xf16>> -> <fragmented = vector<128x128xf16>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xtf32, 3>>, <tensor = memref<64x128xtf32, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xi16, 3>>, <tensor = memref<64x128xi16, 3>>, <fragmented = vector<128x128xi32>> -> <fragmented = vector<128x128xi32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xi8, 3>>, <tensor = memref<64x128xi8, 3>>, <fragmented = vector<128x128xi32>> -> <fragmented = vector<128x128xi32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xi1, 3>>, <tensor = memref<64x128xi1, 3>>, <fragmented = vector<128x128xi32>> -> <fragmented = vector<128x128xi32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf8E5M2, 3>>, <tensor = memref<64x128xf8E4M3FN, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf8E5M2, 3>>, <tensor = memref<64x128xf8E4M3FN, 3>>, <fragmented = vector<128x128xf16>> -> <fragmented = vector<128x128xf16>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<?x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<?x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x?xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<?x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x?xf16, 3>>, <tensor = memref<?x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  return
}
