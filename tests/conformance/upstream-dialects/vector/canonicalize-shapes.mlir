// with: --canonicalize
func.func @broadcasts(%x: f32, %v: vector<4xf32>, %u: vector<2x1xf32>) -> (vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x3x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  %3 = vector.broadcast %2 : vector<1x4xf32> to vector<2x3x4xf32>
  %4 = vector.broadcast %u : vector<2x1xf32> to vector<2x4xf32>
  return %1, %3, %4 : vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x4xf32>
}
// -----
func.func @broadcasts_of_casts(%v: vector<4xf32>, %w: vector<2x2xf32>, %u: vector<1x1x4xf32>, %z: vector<1xf32>) -> (vector<3x4xf32>, vector<3x4xf32>, vector<3x4xf32>, vector<2x1xf32>, vector<2xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
  %2 = vector.shape_cast %w : vector<2x2xf32> to vector<4xf32>
  %3 = vector.broadcast %2 : vector<4xf32> to vector<3x4xf32>
  %4 = vector.shape_cast %u : vector<1x1x4xf32> to vector<1x4xf32>
  %5 = vector.broadcast %4 : vector<1x4xf32> to vector<3x4xf32>
  %6 = vector.shape_cast %z : vector<1xf32> to vector<f32>
  %7 = vector.broadcast %6 : vector<f32> to vector<2x1xf32>
  %8 = vector.broadcast %6 : vector<f32> to vector<2xf32>
  return %1, %3, %5, %7, %8 : vector<3x4xf32>, vector<3x4xf32>, vector<3x4xf32>, vector<2x1xf32>, vector<2xf32>
}
// -----
func.func @shuffled_splats(%x: f32, %y: f32) -> (vector<3xf32>, vector<3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.broadcast %y : f32 to vector<4xf32>
  %3 = vector.shuffle %0, %1 [0, 5, 3] : vector<2xf32>, vector<4xf32>
  %4 = vector.shuffle %0, %2 [0, 5, 3] : vector<2xf32>, vector<4xf32>
  return %3, %4 : vector<3xf32>, vector<3xf32>
}
// -----
func.func @interleaved(%a: vector<3xf32>, %b: vector<3xf32>, %c: vector<2x2xf32>) -> (vector<6xf32>, vector<6xf32>, vector<4x2xf32>, vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 3, 1, 4, 2, 5] : vector<3xf32>, vector<3xf32>
  %1 = vector.shuffle %a, %b [3, 0, 4, 1, 5, 2] : vector<3xf32>, vector<3xf32>
  %2 = vector.shuffle %c, %c [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
  %3 = vector.shuffle %a, %b [0, 3, 1, 4] : vector<3xf32>, vector<3xf32>
  return %0, %1, %2, %3 : vector<6xf32>, vector<6xf32>, vector<4x2xf32>, vector<4xf32>
}
// -----
func.func @single_elements(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  %3 = vector.shuffle %a, %b [1, 0] : vector<f32>, vector<f32>
  return %0, %1, %2, %3 : vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2xf32>
}
// -----
func.func @casts_of_broadcasts(%x: f32, %v: vector<4xf32>, %w: vector<2x2xf32>, %u: vector<2x1xf32>) -> (vector<8xf32>, vector<3x1x4xf32>, vector<4xf32>, vector<2x3x1xf32>, vector<6xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %3 = vector.shape_cast %2 : vector<3x4xf32> to vector<3x1x4xf32>
  %4 = vector.broadcast %w : vector<2x2xf32> to vector<1x2x2xf32>
  %5 = vector.shape_cast %4 : vector<1x2x2xf32> to vector<4xf32>
  %6 = vector.broadcast %u : vector<2x1xf32> to vector<2x3xf32>
  %7 = vector.shape_cast %6 : vector<2x3xf32> to vector<2x3x1xf32>
  %8 = vector.shape_cast %6 : vector<2x3xf32> to vector<6xf32>
  return %1, %3, %5, %7, %8 : vector<8xf32>, vector<3x1x4xf32>, vector<4xf32>, vector<2x3x1xf32>, vector<6xf32>
}
// -----
func.func @casts_of_masks(%n: index) -> (vector<1x[4]xi1>, vector<1x[4]xi1>, vector<4xi1>, vector<1xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %n, %c1, %c1 : vector<1x[4]x1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x[4]x1x1xi1> to vector<1x[4]xi1>
  %2 = vector.create_mask %c1, %n, %n : vector<1x[4]x1xi1>
  %3 = vector.shape_cast %2 : vector<1x[4]x1xi1> to vector<1x[4]xi1>
  %4 = vector.constant_mask [3, 1] : vector<4x1xi1>
  %5 = vector.shape_cast %4 : vector<4x1xi1> to vector<4xi1>
  %6 = vector.create_mask %n, %c1 : vector<1x1xi1>
  %7 = vector.shape_cast %6 : vector<1x1xi1> to vector<1xi1>
  %8 = vector.create_mask %c1, %n : vector<1x4xi1>
  %9 = vector.shape_cast %8 : vector<1x4xi1> to vector<4xi1>
  return %1, %3, %5, %7, %9 : vector<1x[4]xi1>, vector<1x[4]xi1>, vector<4xi1>, vector<1xi1>, vector<4xi1>
}
// -----
func.func @transposed_masks(%m: index, %n: index) -> (vector<3x2xi1>, vector<4x2x3xi1>) {
  %0 = vector.create_mask %m, %n : vector<2x3xi1>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %2 = vector.constant_mask [1, 2, 3] : vector<2x3x4xi1>
  %3 = vector.transpose %2, [2, 0, 1] : vector<2x3x4xi1> to vector<4x2x3xi1>
  return %1, %3 : vector<3x2xi1>, vector<4x2x3xi1>
}
// -----
func.func @transposed_casts(%v: vector<8xf32>, %w: vector<4xf32>) -> (vector<4x2xf32>, vector<4x1x1xf32>, vector<2x1x4xf32>) {
  %0 = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %2 = vector.shape_cast %w : vector<4xf32> to vector<1x4x1xf32>
  %3 = vector.transpose %2, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
  %4 = vector.shape_cast %v : vector<8xf32> to vector<1x2x4xf32>
  %5 = vector.transpose %4, [1, 0, 2] : vector<1x2x4xf32> to vector<2x1x4xf32>
  return %1, %3, %5 : vector<4x2xf32>, vector<4x1x1xf32>, vector<2x1x4xf32>
}
// -----
func.func @transposed_twice(%v: vector<2x3x4xf32>) -> (vector<4x3x2xf32>, vector<2x3x4xf32>) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<3x4x2xf32> to vector<4x3x2xf32>
  %2 = vector.transpose %0, [2, 0, 1] : vector<3x4x2xf32> to vector<2x3x4xf32>
  return %1, %2 : vector<4x3x2xf32>, vector<2x3x4xf32>
}
// -----
func.func @transposed_broadcasts(%x: f32, %v: vector<4xf32>, %u: vector<1x1xf32>, %w: vector<4x1x1x7xf32>, %k: vector<2x1xf32>) -> (vector<3x2xf32>, vector<4x3xf32>, vector<8x2xf32>, vector<3x2x4x6x5x7xf32>, vector<3x2xf32>, vector<3x2x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %4 = vector.broadcast %u : vector<1x1xf32> to vector<2x8xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x8xf32> to vector<8x2xf32>
  %6 = vector.broadcast %w : vector<4x1x1x7xf32> to vector<2x3x4x5x6x7xf32>
  %7 = vector.transpose %6, [1, 0, 2, 4, 3, 5] : vector<2x3x4x5x6x7xf32> to vector<3x2x4x6x5x7xf32>
  %8 = vector.broadcast %k : vector<2x1xf32> to vector<2x3xf32>
  %9 = vector.transpose %8, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %10 = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
  %11 = vector.transpose %10, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1, %3, %5, %7, %9, %11 : vector<3x2xf32>, vector<4x3xf32>, vector<8x2xf32>, vector<3x2x4x6x5x7xf32>, vector<3x2xf32>, vector<3x2x4xf32>
}
// -----
func.func @transposed_elements(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32) -> (vector<3x2xf32>, vector<3x1x2xf32>) {
  %0 = vector.from_elements %a, %b, %c, %d, %e, %f : vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.from_elements %a, %b, %c, %d, %e, %f : vector<1x2x3xf32>
  %3 = vector.transpose %2, [2, 0, 1] : vector<1x2x3xf32> to vector<3x1x2xf32>
  return %1, %3 : vector<3x2xf32>, vector<3x1x2xf32>
}
// -----
func.func @slices_of_constants() -> (vector<2x1xi32>, vector<1x3xi32>, vector<2x2xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = arith.constant dense<7> : vector<2x3xi32>
  %0 = vector.extract_strided_slice %c {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
  %1 = vector.extract_strided_slice %c {offsets = [1], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
  %2 = vector.extract_strided_slice %s {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  return %0, %1, %2 : vector<2x1xi32>, vector<1x3xi32>, vector<2x2xi32>
}
// -----
func.func @slices_of_insertions(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %d: vector<4x4xf32>) -> (vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert_strided_slice %a, %d {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [3, 2], sizes = [1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [2, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %5 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  return %2, %3, %4, %5 : vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}
// -----
func.func @slices_of_masks(%m: index, %n: index) -> (vector<2x4xi1>, vector<2x2xi1>, vector<2x4xi1>) {
  %0 = vector.create_mask %m, %n : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  %2 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %3 = vector.extract_strided_slice %2 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %4 = vector.extract_strided_slice %2 {offsets = [2], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  return %1, %3, %4 : vector<2x4xi1>, vector<2x2xi1>, vector<2x4xi1>
}
// -----
func.func @slices_of_broadcasts(%x: f32, %v: vector<4xf32>, %u: vector<1x4xf32>, %w: vector<2x1xf32>) -> (vector<1x2xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<3x2xf32>, vector<1x2xf32>) {
  %0 = vector.broadcast %x : f32 to vector<3x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<3x4xf32> to vector<1x2xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf32> to vector<2x4xf32>
  %4 = vector.extract_strided_slice %2 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %5 = vector.broadcast %u : vector<1x4xf32> to vector<5x4xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [2, 1], sizes = [3, 2], strides = [1, 1]} : vector<5x4xf32> to vector<3x2xf32>
  %7 = vector.broadcast %w : vector<2x1xf32> to vector<2x4xf32>
  %8 = vector.extract_strided_slice %7 {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  return %1, %3, %4, %6, %8 : vector<1x2xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<3x2xf32>, vector<1x2xf32>
}
// -----
func.func @slices_as_parts(%v: vector<8x1x1x2x8xi8>, %w: vector<2x4xf32>, %k: vector<2x[4]xf32>) -> (vector<1x1x1x1x8xi8>, vector<1x1x1x2x8xi8>, vector<1x4xf32>, vector<1x2xf32>, vector<1x[4]xf32>, vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3, 0, 0, 1, 0], sizes = [1, 1, 1, 1, 8], strides = [1, 1, 1, 1, 1]} : vector<8x1x1x2x8xi8> to vector<1x1x1x1x8xi8>
  %1 = vector.extract_strided_slice %v {offsets = [3], sizes = [1], strides = [1]} : vector<8x1x1x2x8xi8> to vector<1x1x1x2x8xi8>
  %2 = vector.extract_strided_slice %w {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %3 = vector.extract_strided_slice %w {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %4 = vector.extract_strided_slice %k {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  %5 = vector.extract_strided_slice %w {offsets = [0], sizes = [2], strides = [1]} : vector<2x4xf32> to vector<2x4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<1x1x1x1x8xi8>, vector<1x1x1x2x8xi8>, vector<1x4xf32>, vector<1x2xf32>, vector<1x[4]xf32>, vector<2x4xf32>
}
// -----
func.func @inserted_slices(%x: f32, %y: f32, %v: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x2xf32>
  %1 = vector.broadcast %x : f32 to vector<4x4xf32>
  %2 = vector.broadcast %y : f32 to vector<4x4xf32>
  %3 = vector.insert_strided_slice %0, %1 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %4 = vector.insert_strided_slice %0, %2 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %5 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %6 = vector.insert_strided_slice %5, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %7 = vector.insert_strided_slice %5, %v {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %3, %4, %6, %7 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}
// -----
func.func @inserted_constants() -> (vector<2x3xi32>, vector<2x3xi32>, vector<2x2x2xi8>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %d = arith.constant dense<[[7], [8]]> : vector<2x1xi32>
  %0 = vector.insert_strided_slice %d, %c {offsets = [0, 2], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
  %e = arith.constant dense<9> : vector<2xi32>
  %1 = vector.insert_strided_slice %e, %c {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  %f = arith.constant dense<0> : vector<2x2x2xi8>
  %g = arith.constant dense<[[1], [2]]> : vector<2x1xi8>
  %2 = vector.insert_strided_slice %g, %f {offsets = [1, 0, 1], strides = [1, 1]} : vector<2x1xi8> into vector<2x2x2xi8>
  return %0, %1, %2 : vector<2x3xi32>, vector<2x3xi32>, vector<2x2x2xi8>
}
// -----
func.func @created_masks(%n: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>, vector<4x3xi1>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %m1 = arith.constant -1 : index
  %0 = vector.create_mask %c2, %c2 : vector<4x3xi1>
  %1 = vector.create_mask %c9, %c9 : vector<4x3xi1>
  %2 = vector.create_mask %c2, %m1 : vector<4x3xi1>
  %3 = vector.create_mask %c9 : vector<i1>
  %4 = vector.create_mask %n, %c2 : vector<4x3xi1>
  return %0, %1, %2, %3, %4 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>, vector<4x3xi1>
}
// -----
func.func @created_scalable_masks() -> (vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>, vector<[1]xi1>, vector<[4]xi1>, vector<[4]xi1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m1 = arith.constant -1 : index
  %v = vector.vscale
  %all = arith.muli %v, %c4 : index
  %half = arith.muli %c2, %v : index
  %0 = vector.create_mask %c2, %all : vector<2x[4]xi1>
  %1 = vector.create_mask %c2, %half : vector<2x[4]xi1>
  %2 = vector.create_mask %m1 : vector<[4]xi1>
  %3 = vector.create_mask %v : vector<[1]xi1>
  %4 = vector.create_mask %c0 : vector<[4]xi1>
  %5 = vector.create_mask %c4 : vector<[4]xi1>
  return %0, %1, %2, %3, %4, %5 : vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>, vector<[1]xi1>, vector<[4]xi1>, vector<[4]xi1>
}
