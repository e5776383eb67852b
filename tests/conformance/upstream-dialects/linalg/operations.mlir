func.func @index() {
  "linalg.index"() {dim = 0 : i64} : () -> index
  return
}
// -----
func.func @pack(%a: tensor<256x128xf32>, %b: tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %b : tensor<256x128xf32> -> tensor<16x8x16x16xf32>
  return %0 : tensor<16x8x16x16xf32>
}
// -----
func.func @unpack(%a: tensor<256x128xf32>, %b: tensor<16x8x16x16xf32>) -> tensor<256x128xf32> {
  %0 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %a : tensor<16x8x16x16xf32> -> tensor<256x128xf32>
  return %0 : tensor<256x128xf32>
}
// -----
func.func @softmax(%a: tensor<2x16xf32>, %b: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%b : tensor<2x16xf32>) -> tensor<2x16xf32>
  return %0 : tensor<2x16xf32>
}
// -----
func.func @winograd(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
// -----
"t.op"() {a = #linalg.iterator_type<parallel>, b = #linalg.type_fn<cast_signed>, c = #linalg.binary_fn<add>, d = #linalg.unary_fn<exp>} : () -> ()
// -----
"t.op"() {a = #linalg.binary_fn<unknown>} : () -> ()
// -----
func.func @yield() {
  "linalg.yield"() : () -> ()
}
// -----
func.func @wrong(%a: f32) {
  "linalg.index"() {dim = -1 : i64} : () -> index
  return
}
// -----
func.func @wrong(%a: f32) {
  "linalg.index"() : () -> index
  return
}
