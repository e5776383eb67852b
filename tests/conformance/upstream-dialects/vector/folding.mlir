// with: --canonicalize
func.func @broadcasts(%x: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<2x4xi32>, vector<4xf32>, vector<2x4xf32>) {
  %c = arith.constant 3 : i32
  %s = arith.constant dense<1.5> : vector<4xf32>
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.broadcast %c : i32 to vector<2x4xi32>
  %2 = vector.broadcast %x : f32 to vector<4xf32>
  %3 = vector.broadcast %s : vector<4xf32> to vector<2x4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<2x4xi32>, vector<4xf32>, vector<2x4xf32>
}
// -----
func.func @shapes(%v: vector<2x4xf32>, %w: vector<1x4xf32>, %u: vector<8xf32>) -> (vector<2x4xf32>, vector<8xf32>, vector<2x2xi32>, vector<4xf32>, vector<8xf32>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %v : vector<2x4xf32> to vector<4x2xf32>
  %2 = vector.shape_cast %1 : vector<4x2xf32> to vector<8xf32>
  %3 = vector.shape_cast %c : vector<4xi32> to vector<2x2xi32>
  %4 = vector.transpose %w, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %5 = vector.shape_cast %4 : vector<4x1xf32> to vector<4xf32>
  %6 = vector.broadcast %u : vector<8xf32> to vector<1x8xf32>
  %7 = vector.shape_cast %6 : vector<1x8xf32> to vector<8xf32>
  return %0, %2, %3, %5, %7 : vector<2x4xf32>, vector<8xf32>, vector<2x2xi32>, vector<4xf32>, vector<8xf32>
}
// -----
func.func @transposes(%v: vector<2x2xf32>, %w: vector<1x1xf32>, %k: vector<4x[1]xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<1x1xf32>, vector<4x2xi8>, vector<[1]x4xf32>) {
  %c = arith.constant dense<7> : vector<2x4xi8>
  %0 = vector.transpose %v, [0, 1] : vector<2x2xf32> to vector<2x2xf32>
  %1 = vector.transpose %v, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.transpose %w, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  %3 = vector.transpose %c, [1, 0] : vector<2x4xi8> to vector<4x2xi8>
  %4 = vector.transpose %k, [1, 0] : vector<4x[1]xf32> to vector<[1]x4xf32>
  return %0, %1, %2, %3, %4 : vector<2x2xf32>, vector<2x2xf32>, vector<1x1xf32>, vector<4x2xi8>, vector<[1]x4xf32>
}
// -----
func.func @bitcasts(%v: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<8xi16>, vector<2xi32>, vector<2xf32>, vector<2xi64>) {
  %b = arith.constant dense<3> : vector<8xi8>
  %h = arith.constant dense<1.0> : vector<4xf16>
  %0 = vector.bitcast %v : vector<4xi32> to vector<4xi32>
  %1 = vector.bitcast %v : vector<4xi32> to vector<4xf32>
  %2 = vector.bitcast %1 : vector<4xf32> to vector<4xi32>
  %3 = vector.bitcast %1 : vector<4xf32> to vector<8xi16>
  %4 = vector.bitcast %b : vector<8xi8> to vector<2xi32>
  %5 = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  %n = arith.constant dense<-1> : vector<4xi32>
  %6 = vector.bitcast %n : vector<4xi32> to vector<2xi64>
  return %0, %2, %3, %4, %5, %6 : vector<4xi32>, vector<4xi32>, vector<8xi16>, vector<2xi32>, vector<2xf32>, vector<2xi64>
}
// -----
func.func @shuffles(%v: vector<2xf32>, %w: vector<3xf32>) -> (vector<2xf32>, vector<3xf32>, vector<3xi8>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<[3, 4]> : vector<2xi8>
  %p = ub.poison : vector<2xi8>
  %0 = vector.shuffle %v, %w [0, 1] : vector<2xf32>, vector<3xf32>
  %1 = vector.shuffle %v, %w [2, 3, 4] : vector<2xf32>, vector<3xf32>
  %2 = vector.shuffle %a, %b [3, 0, -1] : vector<2xi8>, vector<2xi8>
  %3 = vector.shuffle %a, %p [3, 1] : vector<2xi8>, vector<2xi8>
  %4 = vector.shuffle %p, %p [3, 1] : vector<2xi8>, vector<2xi8>
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<3xf32>, vector<3xi8>, vector<2xi8>, vector<2xi8>
}
// -----
func.func @parts(%v: vector<4x4xf32>, %x: f32, %y: f32) -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x4xi32>, f32, f32, f32, vector<2xi8>, vector<2xf32>) {
  %c = arith.constant dense<3> : vector<4x4xi32>
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 4], strides = [1, 1]} : vector<4x4xf32> to vector<4x4xf32>
  %1 = vector.insert_strided_slice %v, %v {offsets = [0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<4x4xf32>
  %2 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi32> to vector<2x4xi32>
  %f = vector.from_elements %x, %y : vector<2xf32>
  %3:2 = vector.to_elements %f : vector<2xf32>
  %b = vector.broadcast %x : f32 to vector<3xf32>
  %4:3 = vector.to_elements %b : vector<3xf32>
  %5 = vector.from_elements %one, %two : vector<2xi8>
  %6:2 = vector.to_elements %f : vector<2xf32>
  %7 = vector.from_elements %6#0, %6#1 : vector<2xf32>
  return %0, %1, %2, %3#0, %3#1, %4#2, %5, %7 : vector<4x4xf32>, vector<4x4xf32>, vector<2x4xi32>, f32, f32, f32, vector<2xi8>, vector<2xf32>
}
// -----
func.func @masks(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>, vector<8xf32>, vector<2xf32>) {
  %0 = vector.constant_mask [4, 4] : vector<4x4xi1>
  %1 = vector.constant_mask [0, 0] : vector<4x4xi1>
  %2 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %3 = vector.constant_mask [1] : vector<i1>
  %k = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %4 = vector.load %k[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %v, %k[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %5 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>, vector<8xf32>, vector<2xf32>
}
