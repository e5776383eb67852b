func.func @cast(%a: memref<4x?xf32>, %b: memref<?xf32, strided<[?], offset: ?>>, %u: memref<*xf32, 1>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x8xf32>
  %1 = memref.cast %a : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.cast %b : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32>
  %3 = memref.cast %u : memref<*xf32, 1> to memref<4xf32, 1>
  return
}
// -----
func.func @cast_size(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @cast_rank(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4x1xf32>
  return
}
// -----
func.func @cast_element(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xi32>
  return
}
// -----
func.func @cast_space(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @cast_unranked(%a: memref<*xf32>) {
  %0 = memref.cast %a : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @cast_unranked_space(%a: memref<*xf32>) {
  %0 = memref.cast %a : memref<*xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @cast_offset(%a: memref<4xf32, strided<[1], offset: 3>>) {
  %0 = memref.cast %a : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32>
  return
}
// -----
func.func @cast_stride(%a: memref<4x4xf32, strided<[8, 1]>>) {
  %0 = memref.cast %a : memref<4x4xf32, strided<[8, 1]>> to memref<4x4xf32>
  return
}
// -----
func.func @cast_map(%a: memref<4x4xf32, affine_map<(i, j) -> (8 * i + j)>>) {
  %0 = memref.cast %a : memref<4x4xf32, affine_map<(i, j) -> (8 * i + j)>> to memref<4x4xf32, strided<[8, 1]>>
  %1 = memref.cast %a : memref<4x4xf32, affine_map<(i, j) -> (8 * i + j)>> to memref<4x4xf32, affine_map<(i, j)[s, t] -> ((i + j) * s + t)>>
  return
}
// -----
func.func @cast_other_map(%a: memref<4x4xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.cast %a : memref<4x4xf32, affine_map<(i, j) -> (j, i)>> to memref<4x4xf32>
  return
}
// -----
func.func @cast_tensor(%a: tensor<4xf32>) {
  %0 = "memref.cast"(%a) : (tensor<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @space(%a: memref<4xf32, 1>, %u: memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32, 2>
  %1 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 2>
  return
}
// -----
func.func @space_shape(%a: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<?xf32>
  return
}
// -----
func.func @space_rank(%a: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<*xf32>
  return
}
// -----
func.func @space_element(%a: memref<*xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<*xf32, 1> to memref<*xf64>
  return
}
// -----
func.func @reinterpret(%m: memref<*xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, %n], strides: [%n, 1] : memref<*xf32> to memref<4x?xf32, strided<[?, 1]>>
  %1 = memref.reinterpret_cast %m to offset: [%n], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: ?>>
  %2 = memref.reinterpret_cast %m to offset: [5], sizes: [4], strides: [2] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @reinterpret_space(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @reinterpret_element(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xi32>
  return
}
// -----
func.func @reinterpret_size(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @reinterpret_dynamic_size(%m: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @reinterpret_offset(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
  return
}
// -----
func.func @reinterpret_dynamic_offset(%m: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @reinterpret_stride(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [8, 2] : memref<4xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}
// -----
func.func @reinterpret_layout(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [8, 2] : memref<4xf32> to memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
func.func @reinterpret_ranks(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1, 1] : memref<4xf32> to memref<4x4xf32>
  return
}
// -----
func.func @reinterpret_offsets(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0, 1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @reinterpret_rank(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4x1xf32>
  return
}
// -----
func.func @view(%b: memref<?xi8, 1>, %i: index) {
  %0 = memref.view %b[%i][%i, %i] : memref<?xi8, 1> to memref<?x4x?xf32, 1>
  return
}
// -----
func.func @view_base(%b: memref<?xi8, strided<[2]>>, %i: index) {
  %0 = memref.view %b[%i][] : memref<?xi8, strided<[2]>> to memref<4xf32>
  return
}
// -----
func.func @view_result(%b: memref<?xi8>, %i: index) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @view_space(%b: memref<?xi8>, %i: index) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32, 1>
  return
}
// -----
func.func @view_sizes(%b: memref<?xi8>, %i: index) {
  %0 = memref.view %b[%i][%i] : memref<?xi8> to memref<4xf32>
  return
}
// -----
func.func @reshape_element(%m: memref<4xf32>, %s: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32>
  return
}
// -----
func.func @reshape_source(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  return
}
// -----
func.func @reshape_result(%m: memref<4xf32>, %s: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @reshape_dynamic(%m: memref<4xf32>, %s: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<4xf32>
  return
}
// -----
func.func @reshape_rank(%m: memref<4xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<4xf32>
  return
}
// -----
func.func @transpose(%m: memref<4x8xf32>, %d: memref<?x?x?xf32, 2>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %1 = memref.transpose %m (i, j) -> (i, j) : memref<4x8xf32> to memref<4x8xf32>
  %2 = memref.transpose %d (i, j, k) -> (k, i, j) : memref<?x?x?xf32, 2> to memref<?x?x?xf32, strided<[1, ?, ?]>, 2>
  return
}
// -----
func.func @transpose_map(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, j) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @transpose_dims(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (j, i, k) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @transpose_result(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @transpose_static(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
  return
}
// -----
func.func @transpose_half(%m: memref<4x8xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, strided<[?, 2], offset: ?>> to memref<8x4xf32>
  return
}
// -----
func.func @transpose_offset(%m: memref<4x8xf32, strided<[?, ?], offset: 3>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, strided<[?, ?], offset: 3>> to memref<8x4xf32>
  return
}
// -----
func.func @transpose_dynamic(%m: memref<4x8xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<8x4xf32>
  return
}
// -----
func.func @transpose_strides(%m: memref<4x8xf32, strided<[8, 2], offset: 3>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, strided<[8, 2], offset: 3>> to memref<8x4xf32>
  return
}
// -----
func.func @transpose_nothing(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<4x8xf32> to memref<8x4xf32>
  return
}
// -----
func.func @transpose_scalar(%m: memref<f32>) {
  %0 = memref.transpose %m () -> () : memref<f32> to memref<1xf32>
  return
}
// -----
func.func @transpose_dynamic_identity(%m: memref<?x?x?xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x?x?xf32> to memref<?x?x?xf32>
  return
}
// -----
func.func @transpose_to_map(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>
  return
}
// -----
func.func @transpose_not_strided(%m: memref<4x8xf32, affine_map<(i, j) -> (j, i)>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, affine_map<(i, j) -> (j, i)>> to memref<8x4xf32>
  return
}
// -----
func.func @metadata(%m: memref<2x3xf32, 1>) {
  %b, %o, %n:2, %s:2 = memref.extract_strided_metadata %m : memref<2x3xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  return
}
// -----
func.func @metadata_results(%m: memref<2x3xf32>) {
  %b, %o, %n:2, %s:2 = memref.extract_strided_metadata %m : memref<2x3xf32> -> memref<f32, 1>, index, index, index, index, index
  return
}
// -----
func.func @metadata_count(%m: memref<2x3xf32>) {
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<2x3xf32>) -> (memref<f32>, index, index, index)
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : vector<4xf32> to memref<8x4xf32>
  return
}
