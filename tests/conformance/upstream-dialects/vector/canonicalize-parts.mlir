// with: --canonicalize
func.func @chains(%v: vector<2x3x4xf32>, %i: index) -> (f32, vector<4xf32>, f32) {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  %3 = vector.extract %0[%i] : vector<4xf32> from vector<3x4xf32>
  %4 = vector.extract %3[0] : f32 from vector<4xf32>
  return %2, %3, %4 : f32, vector<4xf32>, f32
}
// -----
func.func @constant_positions(%v: vector<2x4xf32>, %x: f32, %i: index) -> (f32, f32, vector<2x4xf32>, f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = vector.extract %v[%c1, %i] : f32 from vector<2x4xf32>
  %1 = vector.extract %v[%i, %c9] : f32 from vector<2x4xf32>
  %2 = vector.insert %x, %v[%i, %c1] : f32 into vector<2x4xf32>
  %3 = vector.extract %v[%c1, %c1] : f32 from vector<2x4xf32>
  return %0, %1, %2, %3 : f32, f32, vector<2x4xf32>, f32
}
// -----
func.func @poison_positions(%v: vector<2x4xf32>, %x: f32) -> (f32, vector<4xf32>, vector<2x4xf32>, f32, f32) {
  %m = arith.constant -1 : index
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %v[-1, 0] : f32 from vector<2x4xf32>
  %1 = vector.extract %v[%m] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.insert %x, %v[0, -1] : f32 into vector<2x4xf32>
  %3 = vector.extract %p[2] : f32 from vector<4xf32>
  %s = arith.constant dense<1.0> : vector<2xf32>
  %4 = vector.extract %s[%m] : f32 from vector<2xf32>
  return %0, %1, %2, %3, %4 : f32, vector<4xf32>, vector<2x4xf32>, f32, f32
}
// -----
func.func @constants(%i: index) -> (i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, f32, i32) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %s = arith.constant dense<7> : vector<2x2xi32>
  %0 = vector.extract %c[1, 0] : i32 from vector<2x2xi32>
  %1 = vector.extract %c[1] : vector<2xi32> from vector<2x2xi32>
  %2 = vector.extract %s[%i] : vector<2xi32> from vector<2x2xi32>
  %3 = vector.extract %c[%i] : vector<2xi32> from vector<2x2xi32>
  %f = arith.constant dense<2.5> : vector<f32>
  %4 = vector.extract %f[] : f32 from vector<f32>
  %k = arith.constant dense<5> : vector<[4]xi32>
  %5 = vector.extract %k[2] : i32 from vector<[4]xi32>
  return %0, %1, %2, %3, %4, %5 : i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, f32, i32
}
// -----
func.func @through_insertions(%v: vector<2x3xf32>, %r: vector<3xf32>, %x: f32, %i: index) -> (vector<3xf32>, f32, f32, f32, f32) {
  %0 = vector.insert %r, %v [1] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %0[1, 2] : f32 from vector<2x3xf32>
  %3 = vector.extract %0[0, 2] : f32 from vector<2x3xf32>
  %4 = vector.insert %x, %v [0, 0] : f32 into vector<2x3xf32>
  %5 = vector.extract %4[0, 0] : f32 from vector<2x3xf32>
  %6 = vector.insert %x, %v [%i, 0] : f32 into vector<2x3xf32>
  %7 = vector.extract %6[0, 1] : f32 from vector<2x3xf32>
  return %1, %2, %3, %5, %7 : vector<3xf32>, f32, f32, f32, f32
}
// -----
func.func @partly_inserted(%v: vector<2x3xf32>, %x: f32, %i: index) -> (vector<3xf32>, vector<3xf32>, f32) {
  %0 = vector.insert %x, %v [0, 0] : f32 into vector<2x3xf32>
  %1 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.insert %x, %v [%i, 2] : f32 into vector<2x3xf32>
  %4 = vector.extract %3[1, 2] : f32 from vector<2x3xf32>
  return %1, %2, %4 : vector<3xf32>, vector<3xf32>, f32
}
// -----
func.func @through_transpositions(%v: vector<2x3x4xf32>, %w: vector<3x4xf32>) -> (f32, vector<2xf32>, vector<4x2xf32>, vector<4xf32>, vector<3x4xf32>) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.extract %0[1, 2, 0] : f32 from vector<3x4x2xf32>
  %2 = vector.extract %0[1, 2] : vector<2xf32> from vector<3x4x2xf32>
  %3 = vector.extract %0[1] : vector<4x2xf32> from vector<3x4x2xf32>
  %4 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %5 = vector.extract %4[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %6 = vector.insert %w, %v [1] : vector<3x4xf32> into vector<2x3x4xf32>
  %7 = vector.transpose %6, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  %8 = vector.extract %7[1] : vector<3x4xf32> from vector<2x3x4xf32>
  return %1, %2, %3, %5, %8 : f32, vector<2xf32>, vector<4x2xf32>, vector<4xf32>, vector<3x4xf32>
}
// -----
func.func @of_broadcasts(%x: f32, %r: vector<4xf32>, %u: vector<1x4xf32>, %z: vector<f32>, %i: index) -> (f32, vector<4xf32>, vector<3x4xf32>, f32, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x4xf32>
  %1 = vector.extract %0[1, %i] : f32 from vector<2x4xf32>
  %2 = vector.extract %0[%i] : vector<4xf32> from vector<2x4xf32>
  %3 = vector.broadcast %r : vector<4xf32> to vector<2x3x4xf32>
  %4 = vector.extract %3[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %5 = vector.extract %3[1, 2, %i] : f32 from vector<2x3x4xf32>
  %6 = vector.broadcast %u : vector<1x4xf32> to vector<3x4xf32>
  %7 = vector.extract %6[2] : vector<4xf32> from vector<3x4xf32>
  %8 = vector.broadcast %z : vector<f32> to vector<2xf32>
  %9 = vector.extract %8[1] : f32 from vector<2xf32>
  %10 = vector.broadcast %z : vector<f32> to vector<2x4xf32>
  %11 = vector.extract %10[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %2, %4, %5, %7, %9, %11 : f32, vector<4xf32>, vector<3x4xf32>, f32, vector<4xf32>, f32, vector<4xf32>
}
// -----
func.func @of_repeated_units(%u: vector<2x1xf32>, %i: index) -> (vector<3xf32>, f32, vector<3xf32>) {
  %0 = vector.broadcast %u : vector<2x1xf32> to vector<2x3xf32>
  %1 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %0[%i, 2] : f32 from vector<2x3xf32>
  %3 = vector.broadcast %u : vector<2x1xf32> to vector<4x2x3xf32>
  %4 = vector.extract %3[3, %i] : vector<3xf32> from vector<4x2x3xf32>
  return %1, %2, %4 : vector<3xf32>, f32, vector<3xf32>
}
// -----
func.func @of_shuffles(%a: vector<4xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>, %i: index) -> (f32, f32, f32, f32, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [3, 5, -1, 0] : vector<4xf32>, vector<2xf32>
  %1 = vector.extract %0[0] : f32 from vector<4xf32>
  %2 = vector.extract %0[1] : f32 from vector<4xf32>
  %3 = vector.extract %0[2] : f32 from vector<4xf32>
  %4 = vector.extract %0[%i] : f32 from vector<4xf32>
  %5 = vector.shuffle %c, %c [3, 0] : vector<2x2xf32>, vector<2x2xf32>
  %6 = vector.extract %5[0] : vector<2xf32> from vector<2x2xf32>
  return %1, %2, %3, %4, %6 : f32, f32, f32, f32, vector<2xf32>
}
// -----
func.func @of_casts(%v: vector<2x6xf32>, %w: vector<4xf32>, %i: index) -> (f32, vector<6xf32>, vector<3xf32>, f32, vector<4xf32>, vector<1x4xf32>) {
  %0 = vector.shape_cast %v : vector<2x6xf32> to vector<4x3xf32>
  %1 = vector.extract %0[2, 1] : f32 from vector<4x3xf32>
  %2 = vector.shape_cast %v : vector<2x6xf32> to vector<1x2x6xf32>
  %3 = vector.extract %2[0, 1] : vector<6xf32> from vector<1x2x6xf32>
  %4 = vector.extract %0[2] : vector<3xf32> from vector<4x3xf32>
  %5 = vector.extract %0[%i, 1] : f32 from vector<4x3xf32>
  %6 = vector.shape_cast %w : vector<4xf32> to vector<1x1x4xf32>
  %7 = vector.extract %6[0, %i] : vector<4xf32> from vector<1x1x4xf32>
  %8 = vector.shape_cast %w : vector<4xf32> to vector<1x1x4x1xf32>
  %9 = vector.shape_cast %8 : vector<1x1x4x1xf32> to vector<1x1x4xf32>
  %10 = vector.extract %9[0] : vector<1x4xf32> from vector<1x1x4xf32>
  return %1, %3, %4, %5, %7, %10 : f32, vector<6xf32>, vector<3xf32>, f32, vector<4xf32>, vector<1x4xf32>
}
// -----
func.func @whole_of_cast(%v: vector<4xf32>, %k: vector<[4]xf32>) -> (vector<2x2xf32>, vector<[4]x1xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x2x2xf32>
  %1 = vector.extract %0[0] : vector<2x2xf32> from vector<1x2x2xf32>
  %2 = vector.shape_cast %k : vector<[4]xf32> to vector<1x[4]x1xf32>
  %3 = vector.extract %2[0] : vector<[4]x1xf32> from vector<1x[4]x1xf32>
  return %1, %3 : vector<2x2xf32>, vector<[4]x1xf32>
}
// -----
func.func @of_slices(%v: vector<4x5x6xf32>) -> (vector<6xf32>, f32, vector<5x6xf32>, vector<2xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x5x6xf32> to vector<2x3x6xf32>
  %1 = vector.extract %0[1, 0] : vector<6xf32> from vector<2x3x6xf32>
  %2 = vector.extract %0[0, 2, 5] : f32 from vector<2x3x6xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [2, 5], strides = [1, 1]} : vector<4x5x6xf32> to vector<2x5x6xf32>
  %4 = vector.extract %3[1] : vector<5x6xf32> from vector<2x5x6xf32>
  %5 = vector.extract_strided_slice %v {offsets = [1, 0, 3], sizes = [2, 5, 2], strides = [1, 1, 1]} : vector<4x5x6xf32> to vector<2x5x2xf32>
  %6 = vector.extract %5[1, 4] : vector<2xf32> from vector<2x5x2xf32>
  return %1, %2, %4, %6 : vector<6xf32>, f32, vector<5x6xf32>, vector<2xf32>
}
// -----
func.func @of_inserted_slices(%a: vector<2x4xf32>, %b: vector<1x2xf32>, %d: vector<3x4x4xf32>) -> (vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.insert_strided_slice %a, %d {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<3x4x4xf32>
  %1 = vector.extract %0[1, 2] : vector<4xf32> from vector<3x4x4xf32>
  %2 = vector.extract %0[1, 1, 3] : f32 from vector<3x4x4xf32>
  %3 = vector.extract %0[2, 1] : vector<4xf32> from vector<3x4x4xf32>
  %4 = vector.insert_strided_slice %b, %0 {offsets = [0, 0, 1], strides = [1, 1]} : vector<1x2xf32> into vector<3x4x4xf32>
  %5 = vector.extract %4[1, 2, 2] : f32 from vector<3x4x4xf32>
  %6 = vector.extract %4[0, 0] : vector<4xf32> from vector<3x4x4xf32>
  return %1, %2, %3, %5, %6 : vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>
}
// -----
func.func @of_elements(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (f32, vector<2xf32>, f32, vector<2xf32>, f32) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  %3 = vector.extract %0[%i, 0] : f32 from vector<2x2xf32>
  %4 = vector.extract %0[%i] : vector<2xf32> from vector<2x2xf32>
  %5 = vector.from_elements %d : vector<f32>
  %6 = vector.extract %5[] : f32 from vector<f32>
  return %1, %2, %3, %4, %6 : f32, vector<2xf32>, f32, vector<2xf32>, f32
}
// -----
func.func @of_masks(%n: index, %i: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %c2, %n : vector<3x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<3x4xi1>
  %2 = vector.extract %0[2] : vector<4xi1> from vector<3x4xi1>
  %3 = vector.extract %0[%i] : vector<4xi1> from vector<3x4xi1>
  %4 = vector.create_mask %c3, %n : vector<3x4xi1>
  %5 = vector.extract %4[%i] : vector<4xi1> from vector<3x4xi1>
  %6 = vector.create_mask %n, %c0 : vector<3x4xi1>
  %7 = vector.extract %6[%i] : vector<4xi1> from vector<3x4xi1>
  %8 = vector.extract %0[1, 2] : i1 from vector<3x4xi1>
  return %1, %2, %3, %5, %7, %8 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1
}
// -----
func.func @insert_nothing_new(%v: vector<4xf32>, %w: vector<4xf32>, %u: vector<1x4xf32>, %z: vector<f32>, %x: f32) -> (vector<4xf32>, vector<1x4xf32>, vector<f32>) {
  %0 = vector.insert %w, %v [] : vector<4xf32> into vector<4xf32>
  %1 = vector.insert %w, %u [0] : vector<4xf32> into vector<1x4xf32>
  %2 = vector.insert %x, %z [] : f32 into vector<f32>
  return %0, %1, %2 : vector<4xf32>, vector<1x4xf32>, vector<f32>
}
// -----
func.func @insert_twice(%v: vector<4xf32>, %a: f32, %b: f32, %i: index, %j: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.insert %a, %v [1] : f32 into vector<4xf32>
  %1 = vector.insert %b, %0 [1] : f32 into vector<4xf32>
  %2 = vector.insert %a, %v [%i] : f32 into vector<4xf32>
  %3 = vector.insert %b, %2 [%i] : f32 into vector<4xf32>
  %4 = vector.insert %b, %2 [%j] : f32 into vector<4xf32>
  return %1, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @insert_constants() -> (vector<2x2xi32>, vector<2x2xi32>, vector<2xi1>, vector<[2]xi32>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %x = arith.constant 9 : i32
  %r = arith.constant dense<[7, 8]> : vector<2xi32>
  %0 = vector.insert %x, %c [1, 0] : i32 into vector<2x2xi32>
  %1 = vector.insert %r, %c [0] : vector<2xi32> into vector<2x2xi32>
  %f = arith.constant dense<false> : vector<2xi1>
  %t = arith.constant true
  %2 = vector.insert %t, %f [1] : i1 into vector<2xi1>
  %k = arith.constant dense<0> : vector<[2]xi32>
  %3 = vector.insert %x, %k [1] : i32 into vector<[2]xi32>
  return %0, %1, %2, %3 : vector<2x2xi32>, vector<2x2xi32>, vector<2xi1>, vector<[2]xi32>
}
// -----
func.func @insert_into_large_constant() -> (vector<257xi8>, vector<257xi8>, vector<257xi8>) {
  %c = arith.constant dense<1> : vector<257xi8>
  %x = arith.constant 9 : i8
  %0 = vector.insert %x, %c [0] : i8 into vector<257xi8>
  %1 = vector.insert %x, %c [1] : i8 into vector<257xi8>
  return %0, %0, %1 : vector<257xi8>, vector<257xi8>, vector<257xi8>
}
// -----
func.func @insert_splats(%x: f32, %y: f32) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<3xf32>
  %1 = vector.broadcast %x : f32 to vector<2x3xf32>
  %2 = vector.broadcast %y : f32 to vector<2x3xf32>
  %3 = vector.insert %0, %1 [1] : vector<3xf32> into vector<2x3xf32>
  %4 = vector.insert %0, %2 [1] : vector<3xf32> into vector<2x3xf32>
  return %3, %4 : vector<2x3xf32>, vector<2x3xf32>
}
// -----
func.func @insert_each(%p: vector<3xf32>, %a: f32, %b: f32, %c: f32) -> vector<3xf32> {
  %0 = vector.insert %a, %p [2] : f32 into vector<3xf32>
  %1 = vector.insert %b, %0 [0] : f32 into vector<3xf32>
  %2 = vector.insert %c, %1 [1] : f32 into vector<3xf32>
  return %2 : vector<3xf32>
}
// -----
func.func @insert_each_row(%p: vector<2x2xf32>, %a: vector<2xf32>, %b: vector<2xf32>, %x: f32) -> vector<2x2xf32> {
  %0 = vector.insert %a, %p [0] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %b, %0 [1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %x, %1 [0, 1] : f32 into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}
// -----
func.func @insert_not_each(%p: vector<3xf32>, %a: f32, %b: f32) -> (vector<3xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %p [2] : f32 into vector<3xf32>
  %1 = vector.insert %b, %0 [0] : f32 into vector<3xf32>
  %q = ub.poison : vector<2xf32>
  %2 = vector.insert %a, %q [0] : f32 into vector<2xf32>
  %3 = vector.insert %b, %2 [1] : f32 into vector<2xf32>
  return %1, %2, %3 : vector<3xf32>, vector<2xf32>, vector<2xf32>
}
// -----
func.func @from_same(%x: f32, %y: f32) -> (vector<2x2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>) {
  %0 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  %1 = vector.from_elements %x : vector<1xf32>
  %2 = vector.from_elements %x : vector<f32>
  %3 = vector.from_elements %x, %y : vector<2xf32>
  return %0, %1, %2, %3 : vector<2x2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>
}
// -----
func.func @from_all_of_part(%v: vector<3x2x2xf32>) -> (vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.extract %v[1, 0, 0] : f32 from vector<3x2x2xf32>
  %1 = vector.extract %v[1, 0, 1] : f32 from vector<3x2x2xf32>
  %2 = vector.extract %v[1, 1, 0] : f32 from vector<3x2x2xf32>
  %3 = vector.extract %v[1, 1, 1] : f32 from vector<3x2x2xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  %5 = vector.from_elements %2, %3 : vector<2xf32>
  %6 = vector.from_elements %0, %2, %1, %3 : vector<2x2xf32>
  %7 = vector.from_elements %1, %2 : vector<2xf32>
  return %4, %5, %6, %7 : vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>
}
// -----
func.func @from_whole(%v: vector<2x2xf32>, %w: vector<4xf32>) -> (vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %2 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %3 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  %5 = vector.extract %w[0] : f32 from vector<4xf32>
  %6 = vector.from_elements %5, %1, %2, %3 : vector<2x2xf32>
  return %4, %6 : vector<4xf32>, vector<2x2xf32>
}
// -----
func.func @elements_of_broadcasts(%v: vector<1x2xf32>, %z: vector<f32>) -> (f32, f32, f32, f32, f32, f32) {
  %0 = vector.broadcast %v : vector<1x2xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %0 : vector<2x2xf32>
  %2 = vector.broadcast %z : vector<f32> to vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  return %1#0, %1#1, %1#2, %1#3, %3#0, %3#1 : f32, f32, f32, f32, f32, f32
}
// -----
func.func @steps(%o: vector<4xindex>) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %c4 : vector<4xindex>
  %1 = arith.cmpi ult, %s, %c3 : vector<4xindex>
  %2 = arith.cmpi ule, %s, %c3 : vector<4xindex>
  %3 = arith.cmpi ugt, %s, %c3 : vector<4xindex>
  %4 = arith.cmpi uge, %s, %c3 : vector<4xindex>
  %5 = arith.cmpi eq, %c4, %s : vector<4xindex>
  %6 = arith.cmpi ne, %s, %c3 : vector<4xindex>
  %7 = arith.cmpi ugt, %s, %o : vector<4xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}
