// with: --canonicalize
func.func @assured(%x: f32, %y: index) -> (f32, index) {
  %w = shape.const_witness true
  %0:2 = shape.assuming %w -> (f32, index) {
    "t.op"() : () -> ()
    shape.assuming_yield %x, %y : f32, index
  }
  return %0#0, %0#1 : f32, index
}
// -----
func.func @failing(%x: f32) -> f32 {
  %w = shape.const_witness false
  %0 = shape.assuming %w -> f32 {
    shape.assuming_yield %x : f32
  }
  return %0 : f32
}
// -----
func.func @unused(%w: !shape.witness, %x: f32, %y: index) -> index {
  %0:3 = shape.assuming %w -> (f32, index, f32) {
    %z = "t.op"(%y) : (index) -> index
    shape.assuming_yield {t.a} %x, %z, %x : f32, index, f32
  } {t.tag}
  return %0#1 : index
}
// -----
func.func @all_unused(%w: !shape.witness, %x: f32) {
  %0 = shape.assuming %w -> f32 {
    "t.op"() : () -> ()
    shape.assuming_yield %x : f32
  }
  return
}
// -----
func.func @all_used(%w: !shape.witness, %x: f32) -> f32 {
  %0 = shape.assuming %w -> f32 {
    "t.op"() : () -> ()
    shape.assuming_yield %x : f32
  }
  return %0 : f32
}
// -----
func.func @nested(%a: !shape.witness, %b: !shape.witness, %c: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %a, %b
  %1 = shape.assuming_all %0, %c, %a {t.tag}
  return %1 : !shape.witness
}
// -----
func.func @one(%a: !shape.witness) -> (!shape.witness, !shape.witness) {
  %0 = shape.assuming_all %a
  %1 = shape.assuming_all %a, %a
  return %0, %1 : !shape.witness, !shape.witness
}
// -----
func.func @implied(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %c, %d : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %b, %c : !shape.shape, !shape.shape
  %4 = shape.assuming_all %0, %1, %2, %3
  return %4, %3 : !shape.witness, !shape.witness
}
// -----
func.func @not_implied(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
// -----
func.func @same(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %b, %a : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
// -----
func.func @equalities(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  %4 = shape.assuming_all %0, %2
  return %3, %4 : !shape.witness, !shape.witness
}
// -----
func.func @mixed(%a: !shape.shape, %b: !shape.shape, %w: !shape.witness) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.assuming_all %0, %w
  return %1 : !shape.witness
}
// -----
func.func @equal(%a: !shape.shape, %b: !shape.shape, %e: tensor<?xindex>) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %e, %e, %e : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %3 = shape.cstr_broadcastable %a, %b, %a {t.tag} : !shape.shape, !shape.shape, !shape.shape
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
// -----
func.func @duplicates(%a: !shape.shape, %b: !shape.shape) -> (i1, i1, !shape.shape, !shape.shape) {
  %0 = shape.is_broadcastable %a, %b, %a {t.tag} : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.is_broadcastable %a, %a : !shape.shape, !shape.shape
  %2 = shape.broadcast %a, %b, %a {error = "no", t.tag} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.broadcast %a, %a : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : i1, i1, !shape.shape, !shape.shape
}
// -----
func.func @constants(%e: tensor<2xindex>) -> (!shape.shape, !shape.shape) {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %1 = shape.const_shape [4, 1, 1] : tensor<3xindex>
  %2 = shape.const_shape [7] : tensor<1xindex>
  %3 = shape.broadcast %0, %e, %1 {error = "no"} : tensor<3xindex>, tensor<2xindex>, tensor<3xindex> -> !shape.shape
  %4 = shape.broadcast %0, %e, %2 : tensor<3xindex>, tensor<2xindex>, tensor<1xindex> -> !shape.shape
  return %3, %4 : !shape.shape, !shape.shape
}
// -----
func.func @empty(%e: tensor<0xindex>, %a: !shape.shape, %b: !shape.shape) -> (!shape.shape, !shape.shape, !shape.witness) {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.broadcast %e, %0 : tensor<0xindex>, !shape.shape -> !shape.shape
  %2 = shape.broadcast %a, %e, %b {t.tag} : !shape.shape, tensor<0xindex>, !shape.shape -> !shape.shape
  %3 = shape.cstr_broadcastable %a, %e, %b : !shape.shape, tensor<0xindex>, !shape.shape
  return %1, %2, %3 : !shape.shape, !shape.shape, !shape.witness
}
// -----
func.func @one(%e: tensor<?xindex>, %f: tensor<2xindex>) -> (!shape.shape, tensor<?xindex>, tensor<2xindex>) {
  %0 = shape.broadcast %e : tensor<?xindex> -> !shape.shape
  %1 = shape.broadcast %f : tensor<2xindex> -> tensor<?xindex>
  %2 = shape.broadcast %f : tensor<2xindex> -> tensor<2xindex>
  return %0, %1, %2 : !shape.shape, tensor<?xindex>, tensor<2xindex>
}
// -----
func.func @ranks(%e: tensor<3xindex>, %f: tensor<2xindex>, %g: tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>, tensor<3xindex>) {
  %0 = shape.broadcast %e, %f {error = "no"} : tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.broadcast %e, %g : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %e, %f : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
  return %0, %1, %2 : tensor<?xindex>, tensor<?xindex>, tensor<3xindex>
}
// -----
func.func @casts(%e: tensor<3xindex>, %f: tensor<?xindex>) -> (tensor<?xindex>, !shape.witness, !shape.witness) {
  %0 = tensor.cast %e : tensor<3xindex> to tensor<?xindex>
  %1 = tensor.cast %f : tensor<?xindex> to tensor<3xindex>
  %2 = shape.broadcast %0, %f {error = "no"} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %3 = shape.cstr_broadcastable %0, %f {t.tag} : tensor<?xindex>, tensor<?xindex>
  %4 = shape.cstr_broadcastable %1, %f {t.tag} : tensor<3xindex>, tensor<?xindex>
  return %2, %3, %4 : tensor<?xindex>, !shape.witness, !shape.witness
}
// -----
func.func @sizes(%i: index, %z: !shape.size) -> (index, !shape.size, !shape.size, index) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %z : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.size_to_index %i : index
  %5 = shape.index_to_size %4
  %6 = shape.size_to_index %4 : index
  return %1, %3, %5, %6 : index, !shape.size, !shape.size, index
}
// -----
func.func @rank(%t: tensor<2x?xf32>, %u: tensor<*xf32>, %m: memref<2x?xf32>) -> (index, !shape.size, index, index) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %1 = shape.shape_of %t : tensor<2x?xf32> -> !shape.shape
  %2 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.shape_of %m : memref<2x?xf32> -> tensor<2xindex>
  %4 = shape.rank %0 : tensor<?xindex> -> index
  %5 = shape.rank %1 : !shape.shape -> !shape.size
  %6 = shape.rank %2 : tensor<?xindex> -> index
  %7 = shape.rank %3 : tensor<2xindex> -> index
  return %4, %5, %6, %7 : index, !shape.size, index, index
}
// -----
func.func @constant_of_cast() -> (tensor<2xindex>, tensor<?xindex>) {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %2 = tensor.cast %1 : tensor<?xindex> to tensor<2xindex>
  return %2, %1 : tensor<2xindex>, tensor<?xindex>
}
// -----
func.func @static(%t: tensor<2x3xf32>, %m: memref<4xf32>, %z: tensor<f32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>, tensor<0xindex>) {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  %2 = shape.shape_of %m : memref<4xf32> -> tensor<1xindex>
  %3 = shape.shape_of %z : tensor<f32> -> tensor<0xindex>
  return %0, %1, %2, %3 : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>, tensor<0xindex>
}
// -----
func.func @other_type(%t: tensor<?x?xf32>, %u: tensor<*xf32>) -> (tensor<?xindex>, tensor<2xindex>, tensor<3xindex>) {
  %0 = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %2 = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %3 = tensor.cast %2 : tensor<?xindex> to tensor<2xindex>
  %4 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %5 = tensor.cast %4 : tensor<?xindex> to tensor<3xindex>
  return %1, %3, %5 : tensor<?xindex>, tensor<2xindex>, tensor<3xindex>
}
// -----
func.func @wrong_rank(%t: tensor<?x?xf32>) -> tensor<3xindex> {
  %0 = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<3xindex>
  return %1 : tensor<3xindex>
}
// -----
func.func @reshaped(%u: tensor<*xf32>, %s: tensor<?xindex>, %i: tensor<?xi32>, %k: tensor<2xindex>) -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) {
  %0 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = tensor.reshape %u(%i) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %2 = tensor.reshape %u(%k) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  %4 = shape.shape_of %1 : tensor<*xf32> -> tensor<?xindex>
  %5 = shape.shape_of %2 : tensor<?x?xf32> -> tensor<?xindex>
  return %3, %4, %5 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
}
// -----
func.func @reshaped_shape(%u: tensor<*xf32>, %s: tensor<?xindex>) -> !shape.shape {
  %0 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> !shape.shape
  return %1 : !shape.shape
}
// -----
func.func @extracted(%t: tensor<?x4xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  %2 = tensor.extract %0[%c1] : tensor<2xindex>
  return %1, %2 : index, index
}
// -----
func.func @unused_operations(%a: index, %s: !shape.shape) {
  %0 = shape.add %a, %a : index, index -> index
  %1 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %2 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %3 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  return
}
// -----
func.func @only_empty(%e: tensor<0xindex>) -> (tensor<?xindex>, tensor<0xindex>, !shape.shape) {
  %c = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %e, %c : tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
  %1 = shape.broadcast %e, %c : tensor<0xindex>, tensor<0xindex> -> tensor<0xindex>
  %2 = shape.broadcast %e, %c : tensor<0xindex>, tensor<0xindex> -> !shape.shape
  return %0, %1, %2 : tensor<?xindex>, tensor<0xindex>, !shape.shape
}
// -----
func.func @implied_and_unused(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %c, %d : !shape.shape, !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %c, %d : !shape.shape, !shape.shape
  %3 = shape.assuming_all %2, %1, %0
  return %3 : !shape.witness
}
