func.func @a(%f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return %0 : tensor<6x6x5x3xf32>
}
// -----
func.func @a(%f: tensor<2x3x4x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x4x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
// -----
func.func @a(%f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
// -----
func.func @a(%f: tensor<2x1x1x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x1x1x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
// -----
func.func @a(%f: tensor<2x10x11x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%f : tensor<2x10x11x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return %0 : tensor<6x6x2x2x2x5xf32>
}
// -----
func.func @a(%f: tensor<2x10x10x5xf32>, %o: tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%f : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return %0 : tensor<6x6x3x2x2x5xf32>
}
// -----
func.func @a(%f: tensor<2x10x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%f : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return %0 : tensor<6x6x2x2x2x5xf32>
}
// -----
func.func @a(%v: tensor<6x6x2x2x3x5xf32>, %o: tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x3x5xf32>) outs(%o : tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32>
  return %0 : tensor<3x8x8x5xf32>
}
// -----
func.func @a(%v: tensor<6x5x2x2x3x5xf32>, %o: tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x5x2x2x3x5xf32>) outs(%o : tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32>
  return %0 : tensor<3x8x8x5xf32>
}
// -----
func.func @a(%v: tensor<6x6x2x2x3x5xf32>, %o: tensor<3x8x9x5xf32>) -> tensor<3x8x9x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x3x5xf32>) outs(%o : tensor<3x8x9x5xf32>) -> tensor<3x8x9x5xf32>
  return %0 : tensor<3x8x9x5xf32>
}
// -----
func.func @dynamic(%f: tensor<2x?x1x5xf32>, %o: tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x?x1x5xf32>) outs(%o : tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
  return %0 : tensor<6x1x5x2xf32>
}
// -----
func.func @dynamic(%f: tensor<2x?x1x5xf32>, %o: tensor<6x1x7x1x2x5xf32>) -> tensor<6x1x7x1x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%f : tensor<2x?x1x5xf32>) outs(%o : tensor<6x1x7x1x2x5xf32>) -> tensor<6x1x7x1x2x5xf32>
  return %0 : tensor<6x1x7x1x2x5xf32>
}
