func.func @subview(%m: memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>>, %i: index, %d: memref<?x?xf32>) {
  %0 = memref.subview %m[0, %i, 0] [4, 1, 2] [2, 1, 2] : memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>> to memref<4x2xf32, strided<[128, 2], offset: ?>>
  %1 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>> to memref<1x4xf32, strided<[4, 1], offset: ?>>
  %2 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>> to memref<1x4xf32, strided<[64, 1], offset: ?>>
  %3 = memref.subview %d[1, 2] [%i, %i] [%i, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %4 = memref.subview %d[0, 0] [1, 1] [1, 1] : memref<?x?xf32> to memref<f32, strided<[]>>
  return
}
// -----
func.func @map(%m: memref<8x16xf32, affine_map<(i, j)[s] -> (i * s + j * 2 + 7)>>) {
  %0 = memref.subview %m[0, 1] [4, 4] [1, 3] : memref<8x16xf32, affine_map<(i, j)[s] -> (i * s + j * 2 + 7)>> to memref<4x4xf32, strided<[?, 6], offset: 9>>
  return
}
// -----
func.func @empty(%m: memref<2x0xf32>) {
  %0 = memref.subview %m[0, 0] [2, 0] [1, 1] : memref<2x0xf32> to memref<3x0xf32>
  return
}
// -----
func.func @space(%m: memref<8xf32>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @not_strided(%m: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32, affine_map<(i, j) -> (j, i)>> to memref<4x4xf32>
  return
}
// -----
func.func @rank(%m: memref<8xf32>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4x1xf32>
  return
}
// -----
func.func @sizes(%m: memref<8xf32>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<5xf32>
  return
}
// -----
func.func @dropped_size(%m: memref<8x8xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4xf32>
  return
}
// -----
func.func @element(%m: memref<8xf32>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xi32, strided<[1]>>
  return
}
// -----
func.func @offset(%m: memref<8xf32>) {
  %0 = memref.subview %m[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @dynamic_offset(%m: memref<8xf32>, %i: index) {
  %0 = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  return
}
// -----
func.func @stride(%m: memref<8x8xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}
// -----
func.func @static_stride(%m: memref<8x8xf32>, %i: index) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, %i] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}
// -----
func.func @reduced_stride(%m: memref<8x8x8xf32>) {
  %0 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[7, 1]>>
  return
}
// -----
func.func @result_map(%m: memref<8x8xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
func.func @out_of_bounds(%m: memref<8xf32>) {
  %0 = memref.subview %m[8] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: 8>>
  return
}
// -----
func.func @runs_out_of_bounds(%m: memref<8xf32>) {
  %0 = memref.subview %m[2] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: 2>>
  return
}
// -----
func.func @lists(%m: memref<8x8xf32>) {
  %0 = memref.subview %m[0] [4] [1] : memref<8x8xf32> to memref<4xf32>
  return
}
// -----
func.func @negative(%m: memref<8xf32>) {
  %0 = memref.subview %m[0] [-4] [1] : memref<8xf32> to memref<4xf32>
  return
}
// -----
func.func @identity(%m: memref<8x8xf32>) {
  %0 = memref.subview %m[0, 0] [8, 8] [1, 1] : memref<8x8xf32> to memref<8x8xf32>
  return
}
