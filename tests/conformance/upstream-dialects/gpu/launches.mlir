func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch async [%t] blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) { gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  %0:2 = gpu.launch async [%t] blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) { gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) { gpu.terminator } {workgroup_attributions = 2 : i64}
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) {  } {a = 2 : i64, module = @a}
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) module(@a::@b) { gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) module(@a) { gpu.terminator } {module = @c}
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  "gpu.launch"(%c, %c, %c, %c, %c, %c, %c) ({}) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>} : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  "gpu.launch"(%c, %c, %c, %c, %c, %c) ({
  ^bb0(%0: i32, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: index):
    "gpu.terminator"() : () -> ()
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>, workgroup_attributions = 0 : i32} : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  "gpu.launch"(%c, %c, %c, %c, %c, %c) ({
  ^bb0(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %8: index, %9: index, %10: index, %11: index):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "t.op"() : () -> ()
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) workgroup(%1 : memref<2xf32, #gpu.address_space<workgroup>> {a = 2}) { gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) workgroup(%1 : memref<2xf32, #gpu.address_space<workgroup>>) private(%2 : memref<2xf32>, %3 : memref<i32, #gpu.address_space<private>>) { gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token, %s: i32) {
  %0 = gpu.launch async [%t, %t] clusters(%cx, %cy, %cz) in (%csx = %c, %csy = %c, %csz = %c) blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) dynamic_shared_memory_size %s module(@m) function(@f) workgroup(%1 : memref<2xf32, 3>) private(%2 : memref<2xf32>, %3 : memref<i32, 5>) { gpu.terminator } {b = 3}
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token, %s: i32) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) dynamic_shared_memory_size %s workgroup(%1 : i32) private() { 
^bb0:
gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token, %s: i32) {
  gpu.launch blocks(%x, %x, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) { 
gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token, %s: i32) {
  gpu.launch async blocks(%x#0, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) { 
gpu.terminator }
  return
}
// -----
func.func @a(%c: index, %t: !gpu.async.token, %s: i32) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c, %c = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) { 
gpu.terminator }
  return
}
