// with: --canonicalize
func.func @bitcast(%a: tensor<4xi32>) -> tensor<4xf32> {
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @bitcast_back(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}
// -----
func.func @concat1(%a: tensor<?x3xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a : (tensor<?x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @concat2(%a: tensor<?x12xi32>, %b: tensor<?x?xi32>) -> tensor<?x12xi32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x12xi32>, tensor<?x?xi32>) -> tensor<?x12xi32>
  return %0 : tensor<?x12xi32>
}
// -----
func.func @concat3(%a: tensor<5x12xi32>, %b: tensor<?x12xi32>) -> tensor<?x?xi32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<5x12xi32>, tensor<?x12xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func.func @concat4(%a: tensor<5x12xi32>, %b: tensor<?x12xi32>) -> tensor<9x12xi32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<5x12xi32>, tensor<?x12xi32>) -> tensor<9x12xi32>
  return %0 : tensor<9x12xi32>
}
// -----
func.func @concat5(%a: tensor<5x?xi32>, %b: tensor<?x?xi32>) -> tensor<9x12xi32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<5x?xi32>, tensor<?x?xi32>) -> tensor<9x12xi32>
  return %0 : tensor<9x12xi32>
}
// -----
func.func @dim_cast(%a: tensor<?x3xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<?x3xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}
// -----
func.func @dim_cast1(%a: tensor<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<*xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}
// -----
func.func @dim_dest(%a: tensor<?xf32>, %f: f32, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0, %i : tensor<?xf32>
  return %1, %2 : index, index
}
// -----
func.func @dim_slice(%a: tensor<?xf32>, %b: tensor<?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %b into %a[0] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
// -----
func.func @dim_reshape(%a: tensor<*xf32>, %s: tensor<3xindex>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %2 = tensor.dim %0, %i : tensor<?x?x?xf32>
  return %1, %2 : index, index
}
// -----
func.func @dim_reshape32(%a: tensor<*xf32>, %s: tensor<3xi32>, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  return %1 : index
}
// -----
func.func @dim_reshape_for(%a: tensor<*xf32>, %s: tensor<?xindex>) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %c1) -> (index) {
      %2 = tensor.dim %0, %arg2 : tensor<*xf32>
      %3 = arith.muli %arg3, %2 : index
      scf.yield %3 : index
  }
  return %1 : index
}
// -----
func.func @empty(%i: index, %j: index) -> (tensor<4x?xf32>, index, tensor<?x?xf32>, index) {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.empty(%i, %c5) : tensor<?x?xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %4 = tensor.dim %2, %c1 : tensor<?x?xf32>
  return %1, %3, %2, %4 : tensor<4x?xf32>, index, tensor<?x?xf32>, index
}
// -----
func.func @empty_enc(%i: index) -> tensor<?x?xf32, "e"> {
  %c5 = arith.constant 5 : index
  %2 = tensor.empty(%i, %c5) : tensor<?x?xf32, "e">
  return %2 : tensor<?x?xf32, "e">
}
// -----
func.func @empty_neg() -> (tensor<?x?xf32>) {
  %c5 = arith.constant 5 : index
  %m = arith.constant -1 : index
  %2 = tensor.empty(%m, %c5) : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func @cast_empty_static() -> (tensor<?x?xf32>) {
  %2 = tensor.empty() : tensor<3x4xf32>
  %3 = tensor.cast %2 : tensor<3x4xf32> to tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
// -----
func.func @index_cast(%a: tensor<1xi32>, %i: index) -> index {
  %0 = arith.index_cast %a : tensor<1xi32> to tensor<1xindex>
  %1 = tensor.extract %0[%i] : tensor<1xindex>
  return %1 : index
}
// -----
func.func @index_cast2(%a: i32, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %e = tensor.from_elements %a : tensor<1xi32>
  %0 = arith.index_cast %e : tensor<1xi32> to tensor<1xindex>
  %1 = tensor.extract %0[%c0] : tensor<1xindex>
  return %1 : index
}
// -----
func.func @generate(%n: index, %f: f32) -> tensor<?x?x?xf32> {
  %c3 = arith.constant 3 : index
  %m = arith.constant -3 : index
  %0 = tensor.generate %n, %c3, %m {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func.func @extract_generate(%n: index, %f: f32) -> index {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %1 = arith.addi %i, %n : index
    %2 = arith.muli %1, %n : index
    tensor.yield %2 : index
  } : tensor<?xindex>
  %3 = tensor.extract %0[%n] : tensor<?xindex>
  return %3 : index
}
// -----
func.func @extract_generate_effect(%n: index, %f: f32) -> index {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %1 = "test.effect"(%i) : (index) -> index
    tensor.yield %1 : index
  } : tensor<?xindex>
  %3 = tensor.extract %0[%n] : tensor<?xindex>
  return %3 : index
}

// -----
func.func @concat6(%a: tensor<5x12xi32>, %b: tensor<?x?xi32>) -> tensor<9x?xi32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<5x12xi32>, tensor<?x?xi32>) -> tensor<9x?xi32>
  return %0 : tensor<9x?xi32>
}
// -----
func.func @concat7(%a: tensor<?x12xi32>) -> tensor<5x?xi32> {
  %0 = tensor.concat dim(0) %a : (tensor<?x12xi32>) -> tensor<5x?xi32>
  return %0 : tensor<5x?xi32>
}
// -----
func.func @concat8(%a: tensor<?x12xi32, "a">, %b: tensor<?x?xi32, "a">) -> tensor<?x12xi32, "a"> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x12xi32, "a">, tensor<?x?xi32, "a">) -> tensor<?x12xi32, "a">
  return %0 : tensor<?x12xi32, "a">
}
// -----
func.func @concat9(%a: tensor<?x12xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) -> tensor<?x12xi32> {
  %0 = tensor.concat dim(0) %a, %b, %c {foo} : (tensor<?x12xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x12xi32>
  return %0 : tensor<?x12xi32>
}
// -----
func.func @slice_cast(%a: tensor<8x16xf32>, %i: index) -> tensor<?x4xf32> {
  %0 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, 0] [%i, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
// -----
func.func @slice_cast_oob(%a: tensor<8x16xf32>, %i: index) -> tensor<?x4xf32> {
  %0 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, 13] [%i, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
// -----
func.func @slice_cast_red(%a: tensor<8x16x4xf32>, %i: index) -> tensor<16x4xf32> {
  %0 = tensor.cast %a : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<?x?x?xf32> to tensor<16x4xf32>
  return %1 : tensor<16x4xf32>
}
// -----
func.func @slice_cast_less(%a: tensor<8x?xf32>, %i: index) -> tensor<?x4xf32> {
  %0 = tensor.cast %a : tensor<8x?xf32> to tensor<?x16xf32>
  %1 = tensor.extract_slice %0[%i, 0] [%i, 4] [1, 1] : tensor<?x16xf32> to tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
// -----
func.func @insert_cast(%a: tensor<8x16xf32>, %b: tensor<4x4xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x4xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %0[%i, 0] [%i, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func @insert_cast2(%a: tensor<8x16xf32>, %b: tensor<?x?xf32>, %i: index) -> tensor<8x16xf32> {
  %c4 = arith.constant 4 : index
  %2 = tensor.insert_slice %b into %a[%i, 0] [%i, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
// -----
func.func @insert_cast3(%a: tensor<8x16xf32>, %b: tensor<?xf32>, %i: index) -> tensor<8x16xf32> {
  %2 = tensor.insert_slice %b into %a[%i, 0] [1, 4] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
// -----
func.func @insert_cast4(%a: tensor<8x16xf32>, %b: tensor<4xf32>, %i: index) -> tensor<8x16xf32> {
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %a[%i, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
// -----
func.func @insert_dest_cast(%a: tensor<8x16xf32>, %b: tensor<4x4xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %b into %0[%i, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func @cast_slice(%a: tensor<8x16xf32>, %i: index) -> tensor<4x4xf32> {
  %1 = tensor.extract_slice %a[%i, 0] [%i, 4] [1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %0 = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @cast_slice_red(%a: tensor<8x16xf32>, %i: index) -> tensor<4xf32> {
  %1 = tensor.extract_slice %a[%i, 0] [1, %i] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
  %0 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @cast_slice_less(%a: tensor<8x16xf32>, %i: index) -> tensor<?x?xf32> {
  %1 = tensor.extract_slice %a[%i, 0] [%i, 4] [1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %0 = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @exp_exp(%a: tensor<24xf32>) -> tensor<2x3x4x1xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<6x4xf32> into tensor<2x3x4x1xf32>
  return %1 : tensor<2x3x4x1xf32>
}
// -----
func.func @exp_exp_dyn(%a: tensor<?xf32>, %i: index, %j: index) -> tensor<?x?x4x1xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%j, %i, 4, 1] : tensor<?x4xf32> into tensor<?x?x4x1xf32>
  return %1 : tensor<?x?x4x1xf32>
}
// -----
func.func @col_col(%a: tensor<2x3x4x5xf32>) -> tensor<6x20xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<6x4x5xf32> into tensor<6x20xf32>
  return %1 : tensor<6x20xf32>
}
// -----
func.func @col_col0(%a: tensor<1x1x1xf32>) -> tensor<f32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1xf32> into tensor<f32>
  return %1 : tensor<f32>
}
// -----
func.func @exp_exp0(%a: tensor<f32>) -> tensor<1x1x1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}
// -----
func.func @col_exp(%a: tensor<12x4xf32>) -> tensor<3x16xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<3x4x4xf32> into tensor<3x16xf32>
  return %1 : tensor<3x16xf32>
}
// -----
func.func @col_exp_to_exp(%a: tensor<12x4xf32>) -> tensor<3x4x4xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [3, 1, 4, 4] : tensor<12x4xf32> into tensor<3x1x4x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<3x1x4x4xf32> into tensor<3x4x4xf32>
  return %1 : tensor<3x4x4xf32>
}
// -----
func.func @col_exp_to_col(%a: tensor<12x4xf32>) -> tensor<48xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<3x4x4xf32> into tensor<48xf32>
  return %1 : tensor<48xf32>
}
// -----
func.func @exp_col(%a: tensor<3x4x4xf32>) -> tensor<12x2x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x4xf32> into tensor<12x4xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [12, 2, 2] : tensor<12x4xf32> into tensor<12x2x2xf32>
  return %1 : tensor<12x2x2xf32>
}
// -----
func.func @exp_col2(%a: tensor<3x4x4xf32>) -> tensor<3x2x2x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x4xf32> into tensor<12x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3]] output_shape [3, 2, 2, 4] : tensor<12x4xf32> into tensor<3x2x2x4xf32>
  return %1 : tensor<3x2x2x4xf32>
}
// -----
func.func @exp_col3(%a: tensor<3x4x4x2xf32>) -> tensor<48x2x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<3x4x4x2xf32> into tensor<96xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [48, 2, 1] : tensor<96xf32> into tensor<48x2x1xf32>
  return %1 : tensor<48x2x1xf32>
}
// -----
func.func @exp_col_dyn(%a: tensor<?x4x4xf32>, %i: index) -> tensor<?x2x2x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x4xf32> into tensor<?x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2], [3]] output_shape [%i, 2, 2, 4] : tensor<?x4xf32> into tensor<?x2x2x4xf32>
  return %1 : tensor<?x2x2x4xf32>
}
// -----
func.func @exp_col_dyn2(%a: tensor<?x?x4xf32>, %i: index) -> tensor<?x2x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%i, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  return %1 : tensor<?x2x2xf32>
}
// -----
func.func @exp_static(%a: tensor<?xf32>, %i: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%i, %c4] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @exp_static2(%a: tensor<?xf32>, %i: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%c2, %c4] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @exp_static_cast(%a: tensor<12xf32>, %i: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<12xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c3, %c4] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @exp_static_cast2(%a: tensor<12xf32>, %i: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<12xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, %c4] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @const() -> (tensor<2x2xf32>, tensor<4xf32>, tensor<1x4xf32>) {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %3 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  return %1, %2, %4 : tensor<2x2xf32>, tensor<4xf32>, tensor<1x4xf32>
}
// -----
func.func @splat(%f: f32, %i: index) -> (tensor<2x2xf32>, tensor<?x2xf32>, tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.splat %f : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = tensor.splat %f[%i] : tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%i, 2] : tensor<?xf32> into tensor<?x2xf32>
  %4 = tensor.splat %f : tensor<2x2xf32>
  %5 = tensor.collapse_shape %4 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %6 = tensor.splat %f[%i] : tensor<2x?xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<2x?xf32> into tensor<?xf32>
  return %1, %3, %5, %7 : tensor<2x2xf32>, tensor<?x2xf32>, tensor<4xf32>, tensor<?xf32>
}
// -----
func.func @from_elements(%f: f32, %g: f32) -> (tensor<2x1xf32>, tensor<4xf32>) {
  %0 = tensor.from_elements %f, %g : tensor<2xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %2 = tensor.from_elements %f, %g, %f, %g : tensor<2x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1, %3 : tensor<2x1xf32>, tensor<4xf32>
}
// -----
func.func @collapse_cast(%a: tensor<3x?x4xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<3x?x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  %2 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?x?xf32>
}
// -----
func.func @dim_exp(%a: tensor<?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 2] : tensor<?xf32> into tensor<?x2xf32>
  %2 = tensor.dim %1, %c0 : tensor<?x2xf32>
  %3 = tensor.dim %1, %c1 : tensor<?x2xf32>
  %4 = tensor.dim %1, %i : tensor<?x2xf32>
  return %2, %3, %4 : index, index, index
}
// -----
func.func @dim_col(%a: tensor<?x2x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %3 = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %2, %3 : index, index
}

// -----
func.func @c1(%a: tensor<?x4xf32>, %i: index) -> tensor<?x4x4xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%i, 1, 4, 4] : tensor<?x4xf32> into tensor<?x1x4x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x1x4x4xf32> into tensor<?x4x4xf32>
  return %1 : tensor<?x4x4xf32>
}
// -----
func.func @c2(%a: tensor<f32>) -> tensor<1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  return %1 : tensor<1xf32>
}
// -----
func.func @c3(%a: tensor<?x4xf32>, %i: index, %j: index) -> tensor<?x?x4xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%i, %j, 4, 4] : tensor<?x4xf32> into tensor<?x?x4x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<?x?x4x4xf32> into tensor<?x?x4xf32>
  return %1 : tensor<?x?x4xf32>
}
// -----
func.func @c4(%a: tensor<1xf32>) -> tensor<f32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}
// -----
func.func @c5(%a: tensor<1x1xf32>) -> tensor<1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  return %1 : tensor<1xf32>
}
// -----
func.func @c6(%a: tensor<1xf32>) -> tensor<1x1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}
// -----
func.func @p1(%a: tensor<3x4xf32>, %f: f32) -> tensor<3x4xf32> {
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x4xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
func.func @p2(%a: tensor<3x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %s = tensor.cast %a : tensor<3x4xf32> to tensor<?x?xf32>
  %0 = tensor.pad %s low[%n, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @p3(%a: tensor<3x4xf32>, %f: f32, %n: index) -> tensor<5x6xf32> {
  %0 = tensor.pad %a low[%n, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x4xf32> to tensor<?x6xf32>
  %1 = tensor.cast %0 : tensor<?x6xf32> to tensor<5x6xf32>
  return %1 : tensor<5x6xf32>
}
// -----
func.func @p4(%a: tensor<3x?xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a nofold low[%c1, 0] high[0, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @p5(%a: tensor<3x4xf32>, %n: index) -> tensor<?x8xf32> {
  %f = arith.constant 1.0 : f32
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x4xf32> to tensor<4x6xf32>
  %1 = tensor.pad %0 low[1, 0] high[%n, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x6xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
// -----
func.func @p6(%a: tensor<3x4xf32>, %n: index) -> tensor<6x10xf32> {
  %f = arith.constant 1.0 : f32
  %0 = tensor.pad %a low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x4xf32> to tensor<4x6xf32>
  %1 = tensor.pad %0 low[1, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x6xf32> to tensor<6x10xf32>
  return %1 : tensor<6x10xf32>
}
// -----
func.func @p7(%arg0: tensor<64x64xf32>, %sz0 : index, %pw0 : index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, 4] [1, 1] : tensor<8x64xf32> to tensor<8x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<8x4xf32> to tensor<8x4xf32>
  func.return %3 : tensor<8x4xf32>
}
// -----
func.func @p8(%arg0: tensor<64x64xf32>, %sz0: index, %sz1: index, %pw0: index, %pw1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %pw1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  func.return %3 : tensor<8x4xf32>
}
// -----
func.func @par(%d: tensor<8x?xf32>, %s: tensor<4xf32>, %n: index) -> tensor<8x?xf32> {
  %c2 = arith.constant 2 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    %t = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
    %u = tensor.cast %o : tensor<8x?xf32> to tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, %c2] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
    }
  }
  return %r : tensor<8x?xf32>
}
// -----
func.func @par2(%d: tensor<8x?xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<8x?xf32> {
  %c2 = arith.constant 2 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %i] [%n, %c2] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %r : tensor<8x?xf32>
}
// -----
func.func @par3(%d: tensor<8x?xf32>, %s: tensor<1x4xf32>, %n: index) -> tensor<8x?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<8x?xf32>) {
    %t = tensor.cast %s : tensor<1x4xf32> to tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, %i] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
    }
  }
  return %r : tensor<8x?xf32>
}
// -----
func.func @dps(%d: tensor<8xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %u = tensor.cast %d : tensor<8xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %u[%i] {foo} : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @scatter(%d: tensor<8x4xf32>, %s: tensor<2x1x4xf32>, %i: tensor<2x1xindex>) -> tensor<?x4xf32> {
  %u = tensor.cast %d : tensor<8x4xf32> to tensor<?x4xf32>
  %0 = tensor.scatter %s into %u[%i] scatter_dims([0]) unique : (tensor<2x1x4xf32>, tensor<?x4xf32>, tensor<2x1xindex>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----
func.func @f0(%a: tensor<1x8x1xf32>) -> tensor<1x2x4x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x8x1xf32> into tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [1, 2, 4, 1] : tensor<8xf32> into tensor<1x2x4x1xf32>
  return %1 : tensor<1x2x4x1xf32>
}
// -----
func.func @f1(%a: tensor<1x1x2xf32>) -> tensor<1x2x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x1x2xf32> into tensor<2xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 2, 1] : tensor<2xf32> into tensor<1x2x1xf32>
  return %1 : tensor<1x2x1xf32>
}
// -----
func.func @f2(%a: tensor<1x1x1x3x?xf32>, %d3: index) -> tensor<1x1x1x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<1x1x1x3x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [1, 1, 1, %d3] : tensor<?xf32> into tensor<1x1x1x?xf32>
  return %1 : tensor<1x1x1x?xf32>
}
// -----
func.func @f3(%a: tensor<1x9x1xf32>) -> tensor<1x3x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x9x1xf32> into tensor<9xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 3, 3] : tensor<9xf32> into tensor<1x3x3xf32>
  return %1 : tensor<1x3x3xf32>
}
// -----
func.func @f4(%a: tensor<6x2x2xf32>) -> tensor<2x3x2x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x2x2xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 3, 2, 2] : tensor<24xf32> into tensor<2x3x2x2xf32>
  return %1 : tensor<2x3x2x2xf32>
}
// -----
func.func @f5(%a: tensor<6x8xf32>) -> tensor<3x2x2x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<6x8xf32> into tensor<48xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [3, 2, 2, 4] : tensor<48xf32> into tensor<3x2x2x4xf32>
  return %1 : tensor<3x2x2x4xf32>
}
// -----
func.func @f6(%a: tensor<1x?x2x1x2xf32>, %d0: index) -> tensor<?x2x1x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<1x?x2x1x2xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [%d0, 2, 1, 2] : tensor<?xf32> into tensor<?x2x1x2xf32>
  return %1 : tensor<?x2x1x2xf32>
}
// -----
func.func @f7(%a: tensor<8x6xf32>) -> tensor<2x4x2x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 4, 2, 3] : tensor<48xf32> into tensor<2x4x2x3xf32>
  return %1 : tensor<2x4x2x3xf32>
}
// -----
func.func @f8(%a: tensor<2x4x2x4x2xf32>) -> tensor<1x2x8x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<2x4x2x4x2xf32> into tensor<128xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [1, 2, 8, 8] : tensor<128xf32> into tensor<1x2x8x8xf32>
  return %1 : tensor<1x2x8x8xf32>
}
// -----
func.func @f9(%a: tensor<?x2x1xf32>, %d0: index) -> tensor<?x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x2x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%d0, 2] : tensor<?xf32> into tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
// -----
func.func @f10(%a: tensor<?x1x8x2xf32>, %d0: index) -> tensor<?x3x2x4x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x1x8x2xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3, 4]] output_shape [%d0, 3, 2, 4, 2] : tensor<?xf32> into tensor<?x3x2x4x2xf32>
  return %1 : tensor<?x3x2x4x2xf32>
}
// -----
func.func @f11(%a: tensor<?x1xf32>, %d2: index) -> tensor<1x2x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 2, %d2] : tensor<?xf32> into tensor<1x2x?xf32>
  return %1 : tensor<1x2x?xf32>
}
// -----
func.func @f12(%a: tensor<3x2x3x3x2xf32>) -> tensor<3x18x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<3x2x3x3x2xf32> into tensor<108xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 18, 2] : tensor<108xf32> into tensor<3x18x2xf32>
  return %1 : tensor<3x18x2xf32>
}
// -----
func.func @f13(%a: tensor<?x?x?x4x?xf32>, %d0: index, %d1: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<?x?x?x4x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%d0, %d1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @f14(%a: tensor<4x2x1x1xf32>) -> tensor<4x2x1x1x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<4x2x1x1xf32> into tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3, 4]] output_shape [4, 2, 1, 1, 1] : tensor<8xf32> into tensor<4x2x1x1x1xf32>
  return %1 : tensor<4x2x1x1x1xf32>
}
// -----
func.func @f15(%a: tensor<3x2x2x1xf32>) -> tensor<3x4x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<3x2x2x1xf32> into tensor<12xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 4, 1] : tensor<12xf32> into tensor<3x4x1xf32>
  return %1 : tensor<3x4x1xf32>
}
// -----
func.func @f16(%a: tensor<4x2xf32>) -> tensor<1x4x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 4, 2] : tensor<8xf32> into tensor<1x4x2xf32>
  return %1 : tensor<1x4x2xf32>
}
// -----
func.func @f17(%a: tensor<?x4xf32>, %d1: index) -> tensor<4x?x1x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [4, %d1, 1, 4] : tensor<?xf32> into tensor<4x?x1x4xf32>
  return %1 : tensor<4x?x1x4xf32>
}
// -----
func.func @f18(%a: tensor<?x4x2x1xf32>, %d1: index) -> tensor<2x?x4x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x2x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, %d1, 4, 2] : tensor<?xf32> into tensor<2x?x4x2xf32>
  return %1 : tensor<2x?x4x2xf32>
}
// -----
func.func @f19(%a: tensor<2x3x3xf32>) -> tensor<2x9xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x3xf32> into tensor<18xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 9] : tensor<18xf32> into tensor<2x9xf32>
  return %1 : tensor<2x9xf32>
}
// -----
func.func @f20(%a: tensor<1x2x?x4x2xf32>, %d1: index) -> tensor<1x?x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<1x2x?x4x2xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, %d1, 8] : tensor<?xf32> into tensor<1x?x8xf32>
  return %1 : tensor<1x?x8xf32>
}
// -----
func.func @f21(%a: tensor<1x1x1xf32>) -> tensor<1x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}
// -----
func.func @f22(%a: tensor<?x3x1xf32>, %d1: index) -> tensor<3x?x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x3x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, %d1, 3] : tensor<?xf32> into tensor<3x?x3xf32>
  return %1 : tensor<3x?x3xf32>
}
// -----
func.func @f23(%a: tensor<2x3x2x?xf32>, %d2: index) -> tensor<2x3x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x3x2x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, %d2] : tensor<?xf32> into tensor<2x3x?xf32>
  return %1 : tensor<2x3x?xf32>
}
// -----
func.func @f24(%a: tensor<?x3x1x3x1xf32>, %d0: index) -> tensor<?x1x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<?x3x1x3x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%d0, 1, 3] : tensor<?xf32> into tensor<?x1x3xf32>
  return %1 : tensor<?x1x3xf32>
}
// -----
func.func @f25(%a: tensor<?x?xf32>, %d0: index, %d1: index) -> tensor<?x?x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%d0, %d1, 1] : tensor<?xf32> into tensor<?x?x1xf32>
  return %1 : tensor<?x?x1xf32>
}
// -----
func.func @f26(%a: tensor<3x1xf32>) -> tensor<1x3x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 3, 1] : tensor<3xf32> into tensor<1x3x1xf32>
  return %1 : tensor<1x3x1xf32>
}
// -----
func.func @f27(%a: tensor<1x2x1x2x2xf32>) -> tensor<2x1x1x2x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<1x2x1x2x2xf32> into tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3, 4]] output_shape [2, 1, 1, 2, 2] : tensor<8xf32> into tensor<2x1x1x2x2xf32>
  return %1 : tensor<2x1x1x2x2xf32>
}
// -----
func.func @f28(%a: tensor<4x4x4xf32>) -> tensor<1x16x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x4x4xf32> into tensor<64xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 16, 4] : tensor<64xf32> into tensor<1x16x4xf32>
  return %1 : tensor<1x16x4xf32>
}
// -----
func.func @f29(%a: tensor<4x1x2xf32>) -> tensor<4x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x1x2xf32> into tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}
