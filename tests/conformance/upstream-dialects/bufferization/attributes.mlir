func.func @arguments(%a: tensor<4xf32> {bufferization.writable = true}, %b: tensor<4xf32> {bufferization.access = "read", bufferization.buffer_layout = strided<[1], offset: ?>}, %c: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
  return
}
// -----
func.func private @declared(tensor<4xf32> {bufferization.access = "none"})
// -----
func.func private @declared(tensor<4xf32> {bufferization.writable = true})
// -----
func.func @writable(%a: tensor<4xf32> {bufferization.writable = 1 : i32}) {
  return
}
// -----
func.func @access(%a: tensor<4xf32> {bufferization.access = 1 : i32}) {
  return
}
// -----
func.func @access(%a: tensor<4xf32> {bufferization.access = "all"}) {
  return
}
// -----
func.func @layout(%a: tensor<4xf32> {bufferization.buffer_layout = "all"}) {
  return
}
// -----
func.func @unknown(%a: tensor<4xf32> {bufferization.other = "all"}) {
  return
}
// -----
func.func @unknown() attributes {bufferization.other} {
  return
}
// -----
func.func @manual(%n: index) {
  %0 = memref.alloc(%n) {bufferization.manual_deallocation} : memref<?xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<?xf32>
  return
}
// -----
func.func @manual(%n: index) {
  %0 = arith.addi %n, %n {bufferization.manual_deallocation} : index
  return
}
// -----
func.func @manual(%n: index) {
  "t.op"() {bufferization.manual_deallocation} : () -> ()
  return
}
// -----
func.func @unknown_on_op(%n: index) {
  "t.op"() {bufferization.writable = true} : () -> ()
  return
}
