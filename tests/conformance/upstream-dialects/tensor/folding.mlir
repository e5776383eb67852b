// with: --canonicalize
func.func @sizes(%t: tensor<?x4xf32>, %n: index, %u: tensor<*xf32>) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %2 = tensor.dim %t, %c2 : tensor<?x4xf32>
  %g = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %x = "t.x"() : () -> f32
    tensor.yield %x : f32
  } : tensor<4x?xf32>
  %3 = tensor.dim %g, %c1 : tensor<4x?xf32>
  %s = tensor.extract_slice %t[%n, 0] [%n, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %4 = tensor.dim %s, %c0 : tensor<?x2xf32>
  %5 = tensor.rank %t : tensor<?x4xf32>
  %k = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %6 = tensor.dim %k, %c0 : tensor<?x?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// -----
func.func @elements(%x: f32, %i: index, %t: tensor<?xf32>) -> (f32, f32, f32, f32, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %list = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = tensor.extract %splat[%i] : tensor<4xf32>
  %1 = tensor.extract %list[%c1, %c0] : tensor<2x2xf32>
  %f = tensor.from_elements %x, %one : tensor<2xf32>
  %2 = tensor.extract %f[%c0] : tensor<2xf32>
  %w = tensor.insert %x into %t[%i] : tensor<?xf32>
  %3 = tensor.extract %w[%i] : tensor<?xf32>
  %4 = tensor.from_elements %one, %two : tensor<2xf32>
  %5 = tensor.insert %one into %splat[%i] : tensor<4xf32>
  %6 = tensor.splat %two : tensor<4xf32>
  %w1 = tensor.insert %x into %t[%c1] : tensor<?xf32>
  %7 = tensor.extract %w1[%c0] : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, f32
}
// -----
func.func @slices(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>, %n: index, %e: tensor<0x4xf32>) -> (tensor<4x4xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x2xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  %i = tensor.insert_slice %s into %t[%n, 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %1 = tensor.extract_slice %i[%n, 1] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %2 = tensor.insert_slice %t into %i[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  %x = tensor.extract_slice %t[1, 1] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %3 = tensor.insert_slice %x into %t[1, 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %4 = tensor.insert_slice %e into %t[0, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<4x4xf32>
  %splat = arith.constant dense<3.0> : tensor<4x4xf32>
  %5 = tensor.extract_slice %splat[%n, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x4xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x2xf32>
}
// -----
func.func @overwritten(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>, %r: tensor<2x2xf32>, %n: index) -> tensor<4x4xf32> {
  %0 = tensor.insert_slice %s into %t[%n, 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %1 = tensor.insert_slice %r into %0[%n, 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// -----
func.func @shapes(%t: tensor<4x4xf32>, %d: tensor<?x?xf32>, %n: index, %v: tensor<?xf32>, %sh: tensor<1xindex>, %sh2: tensor<2xindex>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %c = arith.constant 0.0 : f32
  %2 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  %3 = tensor.expand_shape %d [[0], [1, 2]] output_shape [%n, %n, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  %4 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
  %5 = tensor.reshape %v(%sh) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %splat = arith.constant dense<3.0> : tensor<4xf32>
  %list = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %6 = tensor.reshape %splat(%sh2) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %7 = tensor.collapse_shape %list [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %8 = tensor.concat dim(0) %t : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1, %2, %4, %5, %6, %7, %8 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4x4xf32>
}
// -----
func.func @constant_slices(%t: tensor<?x?x?xf32>, %n: index, %s: tensor<?x?xf32>, %e: tensor<4x8xf32, "enc">) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32, "enc">) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -1 : index
  %0 = tensor.extract_slice %t[%c0, %n, %c1] [%c4, %c1, %n] [%c1, %c1, %cm] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %t[%c0, %n, %c1] [%c4, 1, %n] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %s into %t[%c0, %c1, %cm] [%n, 1, %c4] [%c0, 1, %c4] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %3 = tensor.extract_slice %e[%c0, %c1] [%c4, %c4] [1, 1] : tensor<4x8xf32, "enc"> to tensor<?x?xf32, "enc">
  return %0, %1, %2, %3 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32, "enc">
}
// -----
func.func @out_of_bounds(%t: tensor<4x4xf32>) -> tensor<?x4xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %t[%c3, 0] [%c3, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @casts(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<5x?xf32>, f32, tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<4x?xf32>
  %3 = tensor.cast %2 : tensor<4x?xf32> to tensor<4x8xf32>
  %4 = tensor.cast %0 : tensor<?x?xf32> to tensor<5x?xf32>
  %5 = tensor.extract %0[%i, %i] : tensor<?x?xf32>
  %6 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xf32>
  return %1, %3, %4, %5, %6 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<5x?xf32>, f32, tensor<4x?xf32>
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[-1], [0, 1, 2]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0, -1], [1, 2]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1, -2]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1, 9]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  return
}
