func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [100], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [100], strides = [1]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [100]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x15xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf64>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2, 1], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0,0,0,0], sizes = [1,1,1,1], strides = [1,1,1,1]} : vector<4x8x16xf32> to vector<1x1x1xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [-1], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [0], strides = [1]} : vector<4x8x16xf32> to vector<0x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [0], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [-1], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [0]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [], sizes = [], strides = []} : vector<4x8x16xf32> to vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 3], sizes = [4, 6], strides = [1, 1]} : vector<4x8x16xf32> to vector<4x6x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3, 2], sizes = [1, 6], strides = [1, 1]} : vector<4x8x16xf32> to vector<1x6x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %c {offsets = [0, 2], sizes = [4, 3], strides = [1, 1]} : vector<[4]x8xf32> to vector<[4]x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %c {offsets = [0, 2], sizes = [2, 3], strides = [1, 1]} : vector<[4]x8xf32> to vector<[2]x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %c {offsets = [1, 2], sizes = [3, 3], strides = [1, 1]} : vector<[4]x8xf32> to vector<[3]x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %c {offsets = [0, 2], sizes = [4, 3], strides = [1, 1]} : vector<[4]x8xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %c {offsets = [0], sizes = [4], strides = [1]} : vector<[4]x8xf32> to vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %c {offsets = [0, 2], sizes = [2, 3], strides = [1, 1]} : vector<[4]x8xf32> to vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %z {offsets = [], sizes = [], strides = []} : vector<f32> to vector<f32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [9], sizes = [9], strides = [9]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [9223372036854775807], sizes = [1], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3], sizes = [9223372036854775807], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 9], sizes = [1, 1], strides = [1, 1]} : vector<4x8x16xf32> to vector<1x1x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [1, 9], strides = [1, 1]} : vector<4x8x16xf32> to vector<1x9x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3 : i32], sizes = [1], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3.0], sizes = [1], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2], strides = [1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [100, 100, 100], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2], strides = [100, 100]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2], strides = [1, 2]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2, 2], strides = [1, 0]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [3, 7, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [3, 6, 14], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [3, 6, 15], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0, 0, -1], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [-1, 0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0, 0, 16], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %u, %v {offsets = [0, 0, 0], strides = [1, 1, 1, 1]} : vector<3x4x8x16xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %d, %v {offsets = [0, 0, 0], strides = [1]} : vector<2xf64> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %z, %v {offsets = [0, 0, 0], strides = []} : vector<f32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %z, %z {offsets = [], strides = []} : vector<f32> into vector<f32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %z, %v {offsets = [4, 0, 0], strides = []} : vector<f32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %p, %c {offsets = [0, 0], strides = [1]} : vector<[4]xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %q, %c {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %q, %c {offsets = [0, 4], strides = [1]} : vector<4xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %q, %p {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %p, %q {offsets = [0], strides = [1]} : vector<[4]xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %c {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %c, %c {offsets = [1, 0], strides = [1, 1]} : vector<[4]x8xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %c, %c {offsets = [0, 0], strides = [1, 1]} : vector<[4]x8xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%v: vector<4x8x16xf32>, %s: vector<2x2xf32>, %c: vector<[4]x8xf32>, %z: vector<f32>, %d: vector<2xf64>, %p: vector<[4]xf32>, %q: vector<4xf32>, %u: vector<3x4x8x16xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0, 0, 9223372036854775807], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %l[%i, %i] : memref<8x8xf32, strided<[?, 1], offset: ?>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %e[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %e[%i] : memref<8xvector<4xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %n[%i, %i] : memref<8x1xf32, strided<[1, 7]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %n[%i, %i] : memref<8x1xf32, strided<[1, 7]>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %a[%i, %i] : memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<8xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %m[%i] : memref<?x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %m[%i, %i, %i] : memref<?x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %z[] : memref<f32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %z[] : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %z[] : memref<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<8xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %e[%i] : memref<8xvector<4xf32>>, vector<4xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %e[%i, %i] : memref<8xvector<4xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %m[%i] : memref<?x8xf32>, vector<8xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  %0 = vector.load %l[%i] : memref<8x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %l[%i, %i] : memref<8x8xf32, strided<[?, 1], offset: ?>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %w, %e[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %e[%i] : memref<8xvector<4xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %o, %n[%i, %i] : memref<8x1xf32, strided<[1, 7]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %n[%i, %i] : memref<8x1xf32, strided<[1, 7]>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %a[%i, %i] : memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %d, %m[%i, %i] : memref<?x8xf32>, vector<8xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %m[%i] : memref<?x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %v, %m[%i, %i, %i] : memref<?x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %x, %m[%i, %i] : memref<?x8xf32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %x, %z[] : memref<f32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %s, %z[] : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %o, %z[] : memref<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %s, %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %o, %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %d, %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<8xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %b, %e[%i] : memref<8xvector<4xf32>>, vector<4xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %w, %e[%i, %i] : memref<8xvector<4xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %d, %m[%i] : memref<?x8xf32>, vector<8xf64>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %l: memref<8x8xf32, strided<[?, 1], offset: ?>>, %e: memref<8xvector<4xf32>>, %n: memref<8x1xf32, strided<[1, 7]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %z: memref<f32>, %i: index, %v: vector<8xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %d: vector<8xf64>, %o: vector<1xf32>, %s: vector<f32>, %b: vector<4xf64>) {
  vector.store %x, %l[%i] : memref<8x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = 0} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = 2} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = 3} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = -1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %b {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %c {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %w {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x8x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <and>, %w, %a {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <minsi>, %w, %a {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <maxnumf>, %w, %a {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <minimumf>, %w, %a {inclusive = false, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <xor>, %i, %j {inclusive = true, reduction_dim = 1} : vector<4x8xi32>, vector<4xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <maxnumf>, %i, %j {inclusive = true, reduction_dim = 1} : vector<4x8xi32>, vector<4xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <minimumf>, %i, %k {inclusive = true, reduction_dim = 0} : vector<4x8xi32>, vector<8xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <mul>, %i, %k {inclusive = true, reduction_dim = 0} : vector<4x8xi32>, vector<8xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <maxui>, %i, %k {inclusive = true, reduction_dim = 1} : vector<4x8xi32>, vector<8xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %o, %z {inclusive = true, reduction_dim = 0} : vector<4xf32>, vector<f32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %o, %z {inclusive = true, reduction_dim = 1} : vector<4xf32>, vector<f32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <and>, %x, %y {inclusive = true, reduction_dim = 0} : vector<4xindex>, vector<index>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <maxnumf>, %x, %y {inclusive = true, reduction_dim = 0} : vector<4xindex>, vector<index>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %s, %t {inclusive = true, reduction_dim = 1} : vector<[4]x8xi32>, vector<[4]xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %s, %j {inclusive = true, reduction_dim = 1} : vector<[4]x8xi32>, vector<4xi32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <and>, %w, %a {inclusive = true, reduction_dim = 3} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <and>, %w, %c {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%w: vector<4x8x16xf32>, %a: vector<4x16xf32>, %b: vector<4x16xi32>, %c: vector<4xf32>, %i: vector<4x8xi32>, %j: vector<4xi32>, %k: vector<8xi32>, %z: vector<f32>, %o: vector<4xf32>, %x: vector<4xindex>, %y: vector<index>, %s: vector<[4]x8xi32>, %t: vector<[4]xi32>) {
  %0:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = 9223372036854775807} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf64>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x4xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<64xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<8xvector<8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<f32>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %t : memref<8x8xf32, strided<[16, 1]>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %l : memref<8x8xf32, strided<[8, 1], offset: 3>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %q : memref<8x8xf32, strided<[8, 1]>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %a : memref<8x8xf32, affine_map<(i, j) -> (j, i)>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %n : memref<8x8xf32, 3> to memref<vector<8x8xf32>, 3>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %n : memref<8x8xf32, 3> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>, 3>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %z : memref<f32> to memref<vector<f32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %z : memref<f32> to memref<vector<1xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %e : memref<2xvector<4xf32>> to memref<vector<2x4xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %e : memref<2xvector<4xf32>> to memref<vector<8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %d : memref<?x8xf32> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<[8]x8xf32>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>, strided<[], offset: 2>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>, strided<[]>>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %t: memref<8x8xf32, strided<[16, 1]>>, %l: memref<8x8xf32, strided<[8, 1], offset: 3>>, %n: memref<8x8xf32, 3>, %z: memref<f32>, %e: memref<2xvector<4xf32>>, %d: memref<?x8xf32>, %q: memref<8x8xf32, strided<[8, 1]>>, %a: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>, %y: memref<8x1xf32>) {
  %0 = vector.type_cast %y : memref<8x1xf32> to memref<vector<8x1xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %a : memref<8x1xf32, strided<[1, 7]>> to memref<vector<8x1xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %b : memref<1x8xf32, strided<[9, 1]>> to memref<vector<1x8xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %c : memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %d : memref<8x8xf32, strided<[16, 1]>, 3> to memref<vector<8x8xf64>, strided<[], offset: 1>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x4xf64>, strided<[], offset: 1>, 3>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x4xf64>, 3>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x4xf64>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %e : memref<8x8xf32, strided<[?, 1]>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %g : memref<8x8xf32, affine_map<(i, j) -> (i, j)>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %h : memref<f32, strided<[]>> to memref<vector<f32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %k : memref<f32, strided<[], offset: 2>> to memref<vector<f32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %l : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<8x8xf32, affine_map<(i, j) -> (i, j)>>
  return
}
// -----
func.func @f(%a: memref<8x1xf32, strided<[1, 7]>>, %b: memref<1x8xf32, strided<[9, 1]>>, %c: memref<8x8xf32, affine_map<(i, j) -> (i * 8 + j)>>, %d: memref<8x8xf32, strided<[16, 1]>, 3>, %e: memref<8x8xf32, strided<[?, 1]>>, %g: memref<8x8xf32, affine_map<(i, j) -> (i, j)>>, %h: memref<f32, strided<[]>>, %k: memref<f32, strided<[], offset: 2>>, %l: memref<8x8xf32, strided<[8, 1], offset: ?>>, %m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %m[%i] : memref<8xf32, affine_map<(i) -> (i mod 2)>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %m[%i] : memref<8xf32, affine_map<(i) -> (i mod 2)>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<[1]xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %z[] : memref<f32>, vector<2xf64>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %e[%i] : memref<8xvector<4x4xf32>>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %l[%i, %i] : memref<1x1xf32, strided<[8, 2]>>, vector<1x1xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  vector.store %v, %t[%i, %i] : memref<8x8xf32, strided<[8, 2]>>, vector<[1]xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  vector.store %d, %z[] : memref<f32>, vector<2xf64>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  vector.store %x, %e[%i] : memref<8xvector<4x4xf32>>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  vector.store %p, %l[%i, %i] : memref<1x1xf32, strided<[8, 2]>>, vector<1x1xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0:2 = vector.scan <add>, %w, %b {inclusive = true, reduction_dim = -1} : vector<4x8xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.insert_strided_slice %c, %g {offsets = [0, 0], strides = [1, 1]} : vector<[2]x8xf32> into vector<[4]x8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.insert_strided_slice %g, %h {offsets = [0, 0, 0], strides = [1, 1]} : vector<[4]x8xf32> into vector<3x[4]x8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.insert_strided_slice %c, %h {offsets = [2, 0, 0], strides = [1, 1]} : vector<[2]x8xf32> into vector<3x[4]x8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.insert_strided_slice %g, %h {offsets = [2, 1, 0], strides = [1, 1]} : vector<[4]x8xf32> into vector<3x[4]x8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.extract_strided_slice %h {offsets = [1, 1, 1], sizes = [1, 3, 2], strides = [1, 1, 1]} : vector<3x[4]x8xf32> to vector<1x[3]x2xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.extract_strided_slice %h {offsets = [1, 0, 1], sizes = [1, 4, 2], strides = [1, 1, 1]} : vector<3x[4]x8xf32> to vector<1x[4]x2xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0:2 = "vector.scan"(%w, %a) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %z[] {alignment = 3 : i64} : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>, %v: vector<[1]xf32>, %t: memref<8x8xf32, strided<[8, 2]>>, %z: memref<f32>, %d: vector<2xf64>, %e: memref<8xvector<4x4xf32>>, %x: vector<4x4xf32>, %i: index, %o: vector<1xf32>, %n: vector<2x8xf32>, %w: vector<4x8xf32>, %a: vector<4xf32>, %c: vector<[2]x8xf32>, %g: vector<[4]x8xf32>, %h: vector<3x[4]x8xf32>, %k: vector<4xi1>, %l: memref<1x1xf32, strided<[8, 2]>>, %p: vector<1x1xf32>, %b: vector<8xf32>) {
  %0 = vector.load %z[] {alignment = 8 : i64} : memref<f32>, vector<f32>
  return
}
