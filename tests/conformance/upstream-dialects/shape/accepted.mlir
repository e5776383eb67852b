func.func @f(%s: !shape.shape) {
  %0 = shape.broadcast %s : !shape.shape -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.broadcast"() : () -> tensor<?xindex>
  return
}
// -----
func.func @f() {
  %0 = "shape.broadcast"() : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, true] : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2 : i8] : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, -1] : tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [9223372036854775807, -9223372036854775808] : tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [9223372036854775808] : tensor<1xindex>
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2xindex>} : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2x3xindex>} : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = dense<1> : vector<2xindex>} : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2xindex>} : () -> tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = dense<[]> : tensor<0xindex>} : () -> tensor<0xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_size -9
  return
}
// -----
func.func @f() {
  %0 = shape.const_size 9223372036854775807
  return
}
// -----
func.func @f() {
  %0 = "shape.shape_eq"() : () -> i1
  return
}
// -----
func.func @f() {
  %0 = "shape.from_extents"() : () -> !shape.shape
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.from_extents %a {tag} : index
  return
}
// -----
func.func @f(%e2: tensor<2xindex>) {
  %0 = shape.from_extent_tensor %e2 : tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = "shape.is_broadcastable"() : () -> i1
  return
}
// -----
func.func @f(%s: !shape.shape, %e: tensor<?xindex>) {
  %0 = shape.is_broadcastable %s, %e {tag} : !shape.shape, tensor<?xindex>
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.rank %e : tensor<?xindex> -> !shape.size
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<*xindex>
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<2x3xindex>
  return
}
// -----
func.func @f(%e2: tensor<2xindex>) {
  %0 = shape.to_extent_tensor %e2 : tensor<2xindex> -> tensor<3xindex>
  return
}
// -----
func.func @f(%z: !shape.size, %t: tensor<2x?xf32>) {
  %0 = shape.dim %t, %z : tensor<2x?xf32>, !shape.size -> index
  return
}
// -----
func.func @f(%a: index, %t: tensor<2x?xf32>) {
  %0 = shape.dim %t, %a : tensor<2x?xf32>, index -> !shape.size
  return
}
// -----
func.func @f(%a: index, %m: memref<3xf32>) {
  %0 = shape.dim %m, %a : memref<3xf32>, index -> index
  return
}
// -----
func.func @f(%a: index, %u: tensor<*xf32>) {
  %0 = shape.dim %u, %a : tensor<*xf32>, index -> index
  return
}
// -----
func.func @f(%z: !shape.size, %e: tensor<?xindex>) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> !shape.size
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.max %z, %s : !shape.size, !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.min %s, %z {tag} : !shape.shape, !shape.size -> !shape.size
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = shape.meet %z, %z : !shape.size, !shape.size -> index
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.meet %a, %a : index, index -> !shape.size
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.meet %a, %a : index, index -> index
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %e2: tensor<2xindex>) {
  %0 = shape.meet %e, %e2 : tensor<?xindex>, tensor<2xindex> -> tensor<2xindex>
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %e2: tensor<2xindex>) {
  %0 = shape.meet %e, %e2 : tensor<?xindex>, tensor<2xindex> -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %e2: tensor<2xindex>) {
  %0 = shape.meet %s, %e2 : !shape.shape, tensor<2xindex> -> tensor<2xindex>
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.meet %s, %s, error = "x" {tag} : !shape.shape, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.num_elements %e : tensor<?xindex> -> !shape.size
  return
}
// -----
func.func @f(%m: memref<3xf32>) {
  %0 = shape.shape_of %m : memref<3xf32> -> tensor<1xindex>
  return
}
// -----
func.func @f(%m: memref<3xf32>) {
  %0 = shape.shape_of %m : memref<3xf32> -> !shape.shape
  return
}
// -----
func.func @f(%u: tensor<*xf32>) {
  %0 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  return
}
// -----
func.func @f(%u: tensor<*xf32>) {
  %0 = shape.shape_of %u : tensor<*xf32> -> !shape.shape
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.value_of %v : memref<2xf32>
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.value_as_shape %v : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %v: !shape.value_shape) {
  %0 = shape.with_shape %v, %e : !shape.value_shape, tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.size
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0:2 = "shape.split_at"(%s, %z) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return
}
// -----
func.func @f(%a: index, %e: tensor<?xindex>) {
  %0:2 = "shape.split_at"(%e, %a) : (tensor<?xindex>, index) -> (tensor<?xindex>, !shape.shape)
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %e2: tensor<2xindex>) {
  %0 = shape.concat %e, %e2 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %e: tensor<?xindex>) {
  %0 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f() {
  %0 = "shape.any"() : () -> !shape.shape
  return
}
// -----
func.func @f(%w: !shape.witness) {
  %0 = shape.assuming_all %w, %w {tag}
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w -> () { }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w { ^bb0(%q: index): shape.assuming_yield }
  return
}
// -----
func.func @f(%w: !shape.witness, %x: f32) {
  %0 = shape.assuming %w -> (f32) { shape.assuming_yield %x : f32 }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w { shape.assuming_yield {tag} }
  return
}
// -----
func.func @f(%s: !shape.shape, %e: tensor<?xindex>) {
  %0 = shape.cstr_broadcastable %e, %s {tag} : tensor<?xindex>, !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.cstr_eq %s : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.cstr_eq"() : () -> !shape.witness
  return
}
// -----
func.func @f(%b: i1) {
  %0 = shape.cstr_require %b, "m" {tag}
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { ^bb0(%i: index, %n: !shape.size): shape.yield }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { ^bb0(%i: index, %n: !shape.size): shape.yield {tag} }
  return
}
// -----
func.func @f(%a: index, %e2: tensor<2xindex>) {
  %0 = shape.reduce(%e2, %a) : tensor<2xindex> -> index { ^bb0(%i: index, %n: index, %c: index): %q = shape.add %c, %n : index, index -> index shape.yield %q : index }
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape, %x: f32) {
  %0 = "shape.reduce"(%s, %z) ({ ^bb0(%i: index, %n: !shape.size, %c: !shape.size): "shape.yield"(%x) : (f32) -> () }) : (!shape.shape, !shape.size) -> f32
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  "shape.reduce"(%s, %z) ({ ^bb0(%i: index, %n: !shape.size, %c: !shape.size): "shape.yield"() : () -> () }) : (!shape.shape, !shape.size) -> ()
  return
}
// -----
func.func @f() {
  "t.u"() : () -> !shape<shape>
  return
}
// -----
func.func @f() {
  "t.u"() : () -> (!shape.shape, !shape.size, !shape.witness, !shape.value_shape)
  return
}
// -----
func.func @f() {
  "t.u"() : () -> !shape.shape<2>
  return
}
// -----
func.func @f() {
  "t.u"() : () -> tensor<2x!shape.size>
  return
}
// -----
func.func @f(%a: index) {
  "shape.foo"(%a) : (index) -> ()
  return
}
// -----
func.func @f() {
  "t.u"() {shape.other = @x} : () -> ()
  return
}
