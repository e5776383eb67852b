func.func @f(%a: index, %b: !shape.size) {
  %0 = shape.add %a, %b : index, !shape.size -> index
  return
}
// -----
func.func @f(%a: index, %b: !shape.size) {
  %0 = shape.mul %b, %b : !shape.size, !shape.size -> index
  return
}
// -----
func.func @f(%a: index, %b: !shape.size) {
  %0 = shape.div %b, %b : !shape.size, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.rank %s : !shape.shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.value_shape) {
  %0 = shape.shape_of %s : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = shape.shape_of %t : tensor<4xf32> -> tensor<2xindex>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = shape.shape_of %t : tensor<4xf32> -> tensor<?xindex>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = shape.shape_of %t : tensor<4xf32> -> i32
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.add %a, %a : index, index -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = shape.add %a, %a : i32, i32 -> index
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.max %a, %a : index, index -> index
  return
}
// -----
func.func @f(%a: !shape.size, %s: !shape.shape) {
  %0 = shape.min %a, %s : !shape.size, !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%a: !shape.size, %s: !shape.shape) {
  %0 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%a: !shape.size, %s: !shape.shape) {
  %0 = shape.meet %s, %a : !shape.shape, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%a: index, %s: !shape.shape) {
  %0 = shape.meet %s, %a : !shape.shape, index -> !shape.shape
  return
}
// -----
func.func @f(%a: tensor<2xindex>, %s: tensor<3xindex>) {
  %0 = shape.meet %s, %a : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
  return
}
// -----
func.func @f(%a: tensor<2xindex>, %s: tensor<?xindex>) {
  %0 = shape.meet %s, %a : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.meet %a, %s : tensor<2xindex>, tensor<?xindex> -> tensor<2xindex>
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = shape.meet %b, %a : index, index -> tensor<2xindex>
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.assuming_all
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %extent: !shape.size):
    shape.yield %i : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
  ^bb0(%at: i32, %extent: !shape.size, %acc: !shape.size):
    shape.yield %i : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %extent: index, %acc: !shape.size):
    shape.yield %i : !shape.size
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: !shape.size, %acc: index):
    shape.yield %i : index
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %acc: f32):
    shape.yield %i : index
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %acc: index):
    shape.yield %i, %i : index, index
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %i: index, %x: f32) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %acc: index):
    shape.yield %x : f32
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %i: index, %x: f32) {
  %0 = shape.reduce(%s, %i, %x) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %acc: index):
    shape.yield %i : index
  }
  return
}
// -----
func.func @f(%w: i1) {
  shape.assuming %w {
  }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  %0 = shape.assuming %w -> f32 {
  }
  return
}
// -----
func.func @f(%w: !shape.witness, %i: i32) {
  %0 = shape.assuming %w -> f32 {
    shape.assuming_yield %i : i32
  }
  return
}
// -----
func.func @f(%i: f32) {
  %0 = shape.size_to_index %i : f32
  return
}
// -----
func.func @f(%i: tensor<?xf32>) {
  %0 = shape.to_extent_tensor %i : tensor<?xf32> -> tensor<?xindex>
  return
}
// -----
func.func @f(%i: !shape.shape) {
  %0 = shape.to_extent_tensor %i : !shape.shape -> tensor<?xf32>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : i32
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2]
  return
}
// -----
func.func @f() {
  %0 = shape.const_size "a"
  return
}
// -----
func.func @f() {
  %0 = shape.const_witness 3
  return
}
// -----
shape.function_library {
} mapping {}
// -----
shape.function_library @a {
}
// -----
shape.function_library @a {
} mapping [@f]
// -----
func.func @f(%t: !shape.unknown) {
  return
}
// -----
shape.func @f(%a: !shape.shape) -> !shape.shape {
  shape.return %a : !shape.shape
}
// -----
func.func @f(%b: i32) {
  %0 = shape.cstr_require %b, "no"
  return
}
