func.func @expand(%m: memref<8x?xf32>, %s: memref<8x?xf32, strided<[?, 2], offset: 3>>, %z: memref<f32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 4, %n, 5] : memref<8x?xf32> into memref<2x4x?x5xf32>
  %1 = memref.expand_shape %s [[0, 1], [2, 3]] output_shape [2, 4, %n, 5] : memref<8x?xf32, strided<[?, 2], offset: 3>> into memref<2x4x?x5xf32, strided<[?, ?, 10, 2], offset: 3>>
  %2 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %3 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, %n, %n] : memref<8x?xf32> into memref<8x?x?xf32>
  return
}
// -----
func.func @collapse(%m: memref<8x?x4xf32>, %s: memref<8x4x?xf32, strided<[?, ?, 2], offset: 3>>, %z: memref<1x1xf32>, %one: memref<4x1x1xf32, strided<[2, 7, 9]>>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<8x?x4xf32> into memref<8x?xf32>
  %1 = memref.collapse_shape %s [[0], [1, 2]] : memref<8x4x?xf32, strided<[?, ?, 2], offset: 3>> into memref<8x?xf32, strided<[?, ?], offset: 3>>
  %2 = memref.collapse_shape %z [] : memref<1x1xf32> into memref<f32>
  %3 = memref.collapse_shape %one [[0, 1, 2]] : memref<4x1x1xf32, strided<[2, 7, 9]>> into memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @expand_rank(%m: memref<2x3xf32>) {
  %0 = memref.expand_shape %m [[0]] output_shape [6] : memref<2x3xf32> into memref<6xf32>
  return
}
// -----
func.func @collapse_rank(%m: memref<6xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<6xf32> into memref<2x3xf32>
  return
}
// -----
func.func @groups(%m: memref<2x3xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<2x3xf32> into memref<6xf32>
  return
}
// -----
func.func @order(%m: memref<2x3xf32>) {
  %0 = memref.collapse_shape %m [[1, 0]] : memref<2x3xf32> into memref<6xf32>
  return
}
// -----
func.func @out_of_bounds(%m: memref<2x3xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3xf32> into memref<6xf32>
  return
}
// -----
func.func @dynamic(%m: memref<2x?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x?xf32> into memref<6xf32>
  return
}
// -----
func.func @static(%m: memref<2x3xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<?xf32>
  return
}
// -----
func.func @size(%m: memref<2x3xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<7xf32>
  return
}
// -----
func.func @scalar(%m: memref<2x1xf32>) {
  %0 = memref.collapse_shape %m [] : memref<2x1xf32> into memref<f32>
  return
}
// -----
func.func @rest(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3x4xf32> into memref<6xf32>
  return
}
// -----
func.func @not_contiguous(%m: memref<2x3xf32, strided<[4, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[4, 1]>> into memref<6xf32, strided<[1]>>
  return
}
// -----
func.func @collapsed_type(%m: memref<2x3xf32, strided<[3, 1], offset: 2>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[3, 1], offset: 2>> into memref<6xf32>
  return
}
// -----
func.func @collapsed_space(%m: memref<2x3xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<6xf32, 1>
  return
}
// -----
func.func @collapsed_map(%m: memref<2x3xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, affine_map<(i, j) -> (j, i)>> into memref<6xf32>
  return
}
// -----
func.func @expanded_map(%m: memref<2x3xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [2, 3, 1] : memref<2x3xf32, affine_map<(i, j) -> (j, i)>> into memref<2x3x1xf32>
  return
}
// -----
func.func @expanded_type(%m: memref<6xf32, strided<[3], offset: 2>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[3], offset: 2>> into memref<2x3xf32>
  return
}
// -----
func.func @expanded_element(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xi32>
  return
}
// -----
func.func @output_rank(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3, 1] : memref<6xf32> into memref<2x3xf32>
  return
}
// -----
func.func @output_values(%m: memref<?xf32>, %n: index) {
  %0 = "memref.expand_shape"(%m, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (memref<?xf32>, index) -> memref<2x?xf32>
  return
}
// -----
func.func @output_size(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<6xf32> into memref<2x3xf32>
  return
}
// -----
func.func @output_dynamic(%m: memref<6xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, %n] : memref<6xf32> into memref<2x3xf32>
  return
}
// -----
func.func @empty_group(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[]] output_shape [] : memref<6xf32> into memref<6xf32>
  return
}
// -----
func.func @stride_one(%m: memref<1x3xf32, strided<[77, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x3xf32, strided<[77, 1]>> into memref<3xf32, strided<[1]>>
  return
}
// -----
func.func @all_ones(%m: memref<1x1xf32, strided<[77, 5]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32, strided<[77, 5]>> into memref<1xf32, strided<[77]>>
  return
}
