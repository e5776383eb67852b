// with: --canonicalize
func.func @in_bounds(%t: tensor<4x8xf32>, %u: tensor<?x8xf32>, %p: f32, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<f32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %t[%c0, %c4], %p : tensor<4x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %t[%c0, %c5], %p : tensor<4x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %u[%c0, %c4], %p : tensor<?x8xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %t[%c0, %c0], %p : tensor<4x8xf32>, vector<f32>
  return %0, %1, %2, %3, %4 : vector<4x4xf32>, vector<4x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<f32>
}
// -----
func.func @in_bounds_with_maps(%t: tensor<4x8xf32>, %p: f32, %i: index) -> (vector<8x4xf32>, vector<3x4xf32>, vector<3x4xf32>, vector<3xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x8xf32>, vector<8x4xf32>
  %1 = vector.transfer_read %t[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x8xf32>, vector<3x4xf32>
  %2 = vector.transfer_read %t[%c0, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x8xf32>, vector<3x4xf32>
  %3 = vector.transfer_read %t[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : tensor<4x8xf32>, vector<3xf32>
  return %0, %1, %2, %3 : vector<8x4xf32>, vector<3x4xf32>, vector<3x4xf32>, vector<3xf32>
}
// -----
func.func @full_masks(%t: tensor<8xf32>, %b: memref<8xf32>, %v: vector<4xf32>, %p: f32, %i: index) -> (vector<4xf32>, vector<4xf32>, tensor<8xf32>) {
  %m = arith.constant dense<true> : vector<4xi1>
  %n = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.transfer_read %t[%i], %p, %m : tensor<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i], %p, %n : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_write %v, %t[%i], %m : vector<4xf32>, tensor<8xf32>
  vector.transfer_write %v, %b[%i], %m : vector<4xf32>, memref<8xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, tensor<8xf32>
}
// -----
func.func @read_casts(%t: tensor<8xf32>, %d: tensor<?xf32>, %p: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = vector.transfer_read %0[%i], %p : tensor<?xf32>, vector<4xf32>
  %2 = tensor.cast %d : tensor<?xf32> to tensor<8xf32>
  %3 = vector.transfer_read %2[%i], %p : tensor<8xf32>, vector<4xf32>
  return %1, %3 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @read_after_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %p: f32) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_read %1[%c2, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %4 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %2, %3, %4 : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
}
// -----
func.func @read_after_unknown_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %p: f32, %i: index) -> (vector<1x4xf32>, vector<1x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_read %0[%c1, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x2xf32>
  return %2, %3 : vector<1x4xf32>, vector<1x2xf32>
}
// -----
func.func @read_after_splat(%t: tensor<8xf32>, %m: vector<4xi1>, %n: vector<4xi1>, %p: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = arith.constant dense<0.0> : vector<4xf32>
  %0 = vector.transfer_write %s, %t[%c0] : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%c0], %z, %m : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%c0], %p, %m : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_write %s, %t[%c0], %m : vector<4xf32>, tensor<8xf32>
  %4 = vector.transfer_read %3[%c0], %z, %m : tensor<8xf32>, vector<4xf32>
  %5 = vector.transfer_read %3[%c0], %z, %n : tensor<8xf32>, vector<4xf32>
  return %1, %2, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @write_after_read(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %p: f32, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%i, %c0], %p : tensor<4x4xf32>, vector<2x4xf32>
  %1 = vector.transfer_write %0, %t[%i, %c0] : vector<2x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %t[%c0, %c0], %p : tensor<4x4xf32>, vector<4x4xf32>
  %3 = vector.transfer_write %2, %u[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %0, %u[%i, %c0] : vector<2x4xf32>, tensor<4x4xf32>
  return %1, %3, %4 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @write_after_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %v, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
// -----
func.func @write_after_needed_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %v, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_write %w, %0[%i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @repeated_read(%t: tensor<4x4x4xf32>, %v: vector<4x1xf32>, %p: f32) -> vector<1x9x4x5xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x9x4x5xf32>
  return %1 : vector<1x9x4x5xf32>
}
// -----
func.func @transposed_read(%t: tensor<?x4xf32>, %v: vector<4x2xf32>, %u: vector<4xf32>, %p: f32, %i: index, %j: index) -> (vector<2x4xf32>, vector<4x1xf32>, vector<4x4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<?x4xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x4xf32>, vector<2x4xf32>
  %2 = vector.transfer_write %u, %t[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<?x4xf32>
  %3 = vector.transfer_read %2[%i, %i], %p {in_bounds = [true, true]} : tensor<?x4xf32>, vector<4x1xf32>
  %4 = vector.transfer_read %2[%i, %i], %p {in_bounds = [true, true]} : tensor<?x4xf32>, vector<4x4xf32>
  %5 = vector.transfer_read %0[%i, %j], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x4xf32>, vector<2x4xf32>
  return %1, %3, %4, %5 : vector<2x4xf32>, vector<4x1xf32>, vector<4x4xf32>, vector<2x4xf32>
}
// -----
func.func @read_of_less_dims(%t: tensor<?x4xf32>, %v: vector<4x1xf32>, %p: f32, %i: index) -> vector<4xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<4x1xf32>, tensor<?x4xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x4xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @write_into_slice(%t: tensor<8x16xf32>, %v: vector<8x16xf32>, %d: tensor<27x37xf32>, %i: index, %j: index, %m: index, %n: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%m, %n] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %d[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}
// -----
func.func @write_into_other_slice(%t: tensor<8x16xf32>, %v: vector<8x16xf32>, %d: tensor<27x37xf32>, %i: index, %j: index, %m: index, %n: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%m, %n] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %d[%i, %j] [%n, %m] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}
// -----
func.func @write_of_part_into_slice(%t: tensor<8x16xf32>, %v: vector<4x16xf32>, %w: vector<8x16xf32>, %d: tensor<27x37xf32>, %i: index, %m: index, %n: index) -> (tensor<27x37xf32>, tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<4x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%m, %n] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 0] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  %3 = vector.transfer_write %w, %t[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %4 = tensor.extract_slice %3[%i, 0] [%m, %n] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %5 = tensor.insert_slice %4 into %d[%i, 0] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2, %5 : tensor<27x37xf32>, tensor<27x37xf32>
}
// -----
func.func @write_casts(%t: tensor<4x8xf32>, %d: tensor<?x?xf32>, %v: vector<2x4xf32>, %i: index) -> (tensor<?x8xf32>, tensor<4x8xf32>) {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = vector.transfer_write %v, %0[%i, %i] : vector<2x4xf32>, tensor<?x8xf32>
  %2 = tensor.cast %d : tensor<?x?xf32> to tensor<4x8xf32>
  %3 = vector.transfer_write %v, %2[%i, %i] : vector<2x4xf32>, tensor<4x8xf32>
  return %1, %3 : tensor<?x8xf32>, tensor<4x8xf32>
}
