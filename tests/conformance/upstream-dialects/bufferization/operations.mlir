func.func @alloc(%n: index, %c: tensor<?x4xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %1 = bufferization.alloc_tensor() : tensor<2xf32>
  %2 = bufferization.alloc_tensor() copy(%c) : tensor<?x4xf32>
  %3 = bufferization.alloc_tensor(%n, %n) size_hint=%n : tensor<?x?xf32>
  %4 = bufferization.alloc_tensor() copy(%c) size_hint=%n {memory_space = 3 : i64, tag} : tensor<?x4xf32>
  %5 = bufferization.alloc_tensor(%n) {bufferization.manual_deallocation} : tensor<?xf32, "enc">
  return
}
// -----
func.func @sizes(%n: index) {
  %0 = bufferization.alloc_tensor() : tensor<?x4xf32>
  return
}
// -----
func.func @sizes(%n: index) {
  %0 = bufferization.alloc_tensor(%n, %n) : tensor<?x4xf32>
  return
}
// -----
func.func @copy(%n: index, %c: tensor<?x4xf32>) {
  %0 = bufferization.alloc_tensor(%n) copy(%c) : tensor<?x4xf32>
  return
}
// -----
func.func @copy(%n: index, %c: tensor<?x4xf32>) {
  %0 = "bufferization.alloc_tensor"(%c) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @copy(%c: tensor<?x4xf32>) {
  %0 = bufferization.alloc_tensor() copy(%c) : tensor<3x4xf32>
  return
}
// -----
func.func @no_list(%c: tensor<?x4xf32>) {
  %0 = bufferization.alloc_tensor copy(%c) : tensor<3x4xf32>
  return
}
// -----
func.func @no_type(%c: tensor<?x4xf32>) {
  %0 = bufferization.alloc_tensor() copy(%c)
  return
}
// -----
func.func @memref() {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}
// -----
func.func @unranked() {
  %0 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}
// -----
func.func @hint(%n: i32) {
  %0 = bufferization.alloc_tensor() size_hint=%n : tensor<4xf32>
  return
}
// -----
func.func @clone(%m: memref<?xf32>, %u: memref<*xf32>) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %m {tag} : memref<?xf32> to memref<*xf32>
  %2 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @clone(%m: tensor<4xf32>) {
  %0 = bufferization.clone %m : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @materialize(%t: tensor<?xf32>, %d: tensor<4xf32>, %m: memref<?xf32, 2>, %u: tensor<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32, 2>) -> ()
  bufferization.materialize_in_destination %d in writable %m {tag} : (tensor<4xf32>, memref<?xf32, 2>) -> ()
  %1 = bufferization.materialize_in_destination %u in %u : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @shapes(%t: tensor<5xf32>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @ranks(%t: tensor<4x4xf32>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @ranked(%t: tensor<*xf32>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<*xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @elements(%t: tensor<4xf64>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf64>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @result(%t: tensor<4xf32>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @no_result(%t: tensor<4xf32>, %d: tensor<4xf32>) {
  bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @result_of_memref(%t: tensor<4xf32>, %d: memref<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in writable %d : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @restrict(%t: tensor<4xf32>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in restrict %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @writable(%t: tensor<4xf32>, %d: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in writable %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @not_writable(%t: tensor<4xf32>, %d: memref<4xf32>) {
  bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @vector(%t: tensor<4xf32>, %d: vector<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, vector<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @tensors(%t: tensor<?x4xf32>, %m: memref<?x4xf32, strided<[?, 1], offset: ?>, 3>, %u: memref<*xf32>, %v: tensor<*xf32>) {
  bufferization.dealloc_tensor %t : tensor<?x4xf32>
  bufferization.dealloc_tensor %t {tag} : tensor<?x4xf32>
  %0 = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, 1], offset: ?>, 3> to tensor<?x4xf32>
  %1 = bufferization.to_tensor %m restrict : memref<?x4xf32, strided<[?, 1], offset: ?>, 3> to tensor<?x4xf32>
  %2 = bufferization.to_tensor %m restrict writable {tag} : memref<?x4xf32, strided<[?, 1], offset: ?>, 3> to tensor<?x4xf32>
  %3 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  %4 = bufferization.to_buffer %t read_only {tag} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %5 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  %6 = bufferization.to_buffer %v : tensor<*xf32> to memref<*xf32>
  return
}
// -----
func.func @elements(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
  return
}
// -----
func.func @shapes(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}
// -----
func.func @ranks(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4x1xf32>
  return
}
// -----
func.func @dealloc_memref(%m: memref<4xf32>) {
  bufferization.dealloc_tensor %m : memref<4xf32>
  return
}
// -----
func.func @tensor_of_tensor(%m: tensor<4xf32>) {
  %0 = bufferization.to_tensor %m : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @memref_of_tensor(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @buffer_of_memref(%m: memref<4xf32>) {
  %0 = bufferization.to_buffer %m : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @buffer_tensor(%m: tensor<4xf32>) {
  %0 = bufferization.to_buffer %m : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @dealloc(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1, %d: i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%c, %d) retain (%a, %b : memref<2xf32>, memref<4xi32>)
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  bufferization.dealloc (%a : memref<2xf32>) if (%c) {tag}
  %1 = bufferization.dealloc retain (%a : memref<2xf32>)
  bufferization.dealloc
  return
}
// -----
func.func @conditions(%a: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%a : memref<2xf32>) if (%c, %c)
  return
}
// -----
func.func @conditions(%a: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%a, %a : memref<2xf32>, memref<2xf32>) if (%c)
  return
}
// -----
func.func @retained(%a: memref<2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%a, %c) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<2xf32>, i1) -> i1
  return
}
// -----
func.func @retained(%a: memref<2xf32>, %c: i1) {
  "bufferization.dealloc"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<2xf32>) -> ()
  return
}
// -----
func.func @condition(%a: memref<2xf32>, %c: i32) {
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  return
}
// -----
func.func @tensor(%a: tensor<2xf32>, %c: i1) {
  bufferization.dealloc (%a : tensor<2xf32>) if (%c)
  return
}
