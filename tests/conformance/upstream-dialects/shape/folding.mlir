// with: --canonicalize
func.func @constants(%x: index, %y: !shape.size) -> (index, index, index, index, index, index, !shape.size, !shape.size) {
  %c2 = shape.const_size 2
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i0 = arith.constant 0 : index
  %im = arith.constant -7 : index
  %0 = shape.add %i2, %i3 : index, index -> index
  %1 = shape.add %x, %i0 : index, index -> index
  %2 = shape.mul %i2, %i3 : index, index -> index
  %3 = shape.div %im, %i2 : index, index -> index
  %4 = shape.div %im, %i0 : index, index -> index
  %5 = shape.size_to_index %c2 : !shape.size
  %6 = shape.index_to_size %i3
  %7 = shape.max %y, %y : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, !shape.size, !shape.size
}
// -----
func.func @shapes(%t: tensor<4x?xf32>) -> (index, index, index, index, !shape.shape, tensor<2xindex>, i1, i1) {
  %a = shape.const_shape [4, 5] : tensor<2xindex>
  %b = shape.const_shape [4, 5] : tensor<2xindex>
  %c = shape.const_shape [1, 5] : tensor<2xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = shape.rank %a : tensor<2xindex> -> index
  %1 = shape.num_elements %a : tensor<2xindex> -> index
  %2 = shape.get_extent %a, %c1 : tensor<2xindex>, index -> index
  %3 = shape.dim %t, %c0 : tensor<4x?xf32>, index -> index
  %4 = shape.from_extents %c0, %c1 : index, index
  %5 = shape.broadcast %a, %c : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %6 = shape.shape_eq %a, %b : tensor<2xindex>, tensor<2xindex>
  %7 = shape.shape_eq %a, %c : tensor<2xindex>, tensor<2xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, !shape.shape, tensor<2xindex>, i1, i1
}
// -----
func.func @more(%s: !shape.shape, %w: !shape.witness) -> (!shape.shape, !shape.shape, tensor<3xindex>, !shape.shape, i1, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %a = shape.const_shape [4, 5] : !shape.shape
  %b = shape.const_shape [6] : !shape.shape
  %true = arith.constant true
  %cm1 = arith.constant -1 : index
  %0:2 = "shape.split_at"(%a, %cm1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %c = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.to_extent_tensor %c : !shape.shape -> tensor<3xindex>
  %3 = shape.any %s, %a : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.is_broadcastable %s : !shape.shape
  %5 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %6 = shape.cstr_require %true, "no"
  %7 = shape.assuming_all %5, %6
  %9 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0#0, %0#1, %2, %3, %4, %5, %6, %7, %9 : !shape.shape, !shape.shape, tensor<3xindex>, !shape.shape, i1, !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
// -----
func.func @witnesses(%t: tensor<4x?xf32>, %u: tensor<1x?xf32>, %v: tensor<4x1xf32>) -> (!shape.witness, !shape.witness) {
  %0 = shape.shape_of %t : tensor<4x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %u : tensor<1x?xf32> -> tensor<2xindex>
  %2 = shape.shape_of %v : tensor<4x1xf32> -> tensor<2xindex>
  %3 = shape.cstr_broadcastable %0, %2 : tensor<2xindex>, tensor<2xindex>
  %4 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  return %3, %4 : !shape.witness, !shape.witness
}
