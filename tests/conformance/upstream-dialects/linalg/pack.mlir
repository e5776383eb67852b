func.func @f(%a: tensor<12x5xf32>, %b: tensor<2x5x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<2x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x2xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x2xf32>
  return
}
// -----
func.func @f(%a: tensor<13x5xf32>, %b: tensor<4x5x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<13x5xf32> -> tensor<4x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<13x5xf32>, %b: tensor<4x5x4xf32>, %p: f64) {
  %0 = linalg.pack %a padding_value(%p : f64) inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<13x5xf32> -> tensor<4x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<13x5xf32>, %b: tensor<4x5xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<13x5xf32> -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<13x5xf32>, %b: tensor<4x5x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [0] into %b : tensor<13x5xf32> -> tensor<4x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [0, 0] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<2x5x4xf32>) {
  %0 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<2x5x4xf32> -> tensor<12x5xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<9x5x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<9x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<?x5xf32>, %b: tensor<9x5x?xf32>, %i: index) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%i] into %b : tensor<?x5xf32> -> tensor<9x5x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x?xf32>) {
  %c = arith.constant 0 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<3x5x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x?xf32>) {
  %c = arith.constant 5 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<3x5x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x?xf32>) {
  %c = arith.constant 4 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<3x5x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<5x5x?xf32>, %c: index) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<5x5x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<5x5x?xf32>, %c: index) {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<5x5x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<5x4x?xf32>, %c: index) {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<5x4x?xf32>
  return
}
// -----
func.func @f(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>) {
  %c = arith.constant 4 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  return
}
// -----
func.func @f(%a: tensor<?x5xf32>, %b: tensor<?x5x?xf32>) {
  %c = arith.constant 0 : index
  %0 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [%c] into %a : tensor<?x5x?xf32> -> tensor<?x5xf32>
  return
}
