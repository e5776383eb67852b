func.func @f(%a: index) {
  %0 = shape.add %a, %a : index, index
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.add %a %a : index, index -> index
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.add %a, %a
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.add %a : index -> index
  return
}
// -----
func.func @f() {
  %0 = shape.broadcast : -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.broadcast %s, %s : !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = shape.broadcast %z : !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.broadcast %s : !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = "shape.broadcast"(%s, %s) {error = 1 : i32} : (!shape.shape, !shape.shape) -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape 1 : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, -1] : tensor<?xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : tensor<*xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : tensor<2xi32>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : tensor<1x2xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : !shape.size
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape {shape = dense<1> : tensor<2xindex>} [1] : tensor<1xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] {a} : tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2xi32>} : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = "shape.const_shape"() {shape = 1 : index} : () -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_size 1 : i32
  return
}
// -----
func.func @f() {
  %0 = shape.const_size 1 : index
  return
}
// -----
func.func @f() {
  %0 = shape.const_size
  return
}
// -----
func.func @f() {
  %0 = shape.const_size true
  return
}
// -----
func.func @f() {
  %0 = shape.const_size 1.5
  return
}
// -----
func.func @f() {
  %0 = "shape.const_size"() {value = 1 : i32} : () -> !shape.size
  return
}
// -----
func.func @f() {
  %0 = "shape.const_size"() : () -> !shape.size
  return
}
// -----
func.func @f() {
  %0:2 = "shape.const_size"() {value = 1 : index} : () -> (!shape.size, !shape.size)
  return
}
// -----
func.func @f() {
  %0 = shape.const_witness
  return
}
// -----
func.func @f() {
  %0 = shape.const_witness unit
  return
}
// -----
func.func @f() {
  %0 = "shape.const_witness"() {passing = 1 : i32} : () -> !shape.witness
  return
}
// -----
func.func @f() {
  %0 = "shape.const_witness"() : () -> !shape.witness
  return
}
// -----
func.func @f(%a: index, %s: !shape.shape) {
  %0 = shape.shape_eq %s, %a : !shape.shape, index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.shape_eq %s, %s : !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = "shape.shape_eq"(%s) : (!shape.shape) -> i32
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.from_extents %s : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.from_extents :
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.from_extent_tensor %s : !shape.shape
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %0 = shape.from_extent_tensor %t : tensor<2x?xf32>
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.is_broadcastable %a : index
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.rank %a : index -> index
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.rank %e : tensor<?xindex> -> i32
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.rank %e : tensor<?xindex>
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.to_extent_tensor %e : tensor<?xindex> -> !shape.shape
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.to_extent_tensor %a : index -> tensor<3xindex>
  return
}
// -----
func.func @f(%a: index, %t: tensor<2x?xf32>) {
  %0 = shape.dim %t, %a : tensor<2x?xf32>, index -> i32
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.dim %a, %a : index, index -> index
  return
}
// -----
func.func @f(%a: index, %v: !shape.value_shape) {
  %0 = shape.dim %v, %a : !shape.value_shape, index -> index
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %x: f32) {
  %0 = shape.dim %u, %x : tensor<*xf32>, f32 -> index
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.get_extent %a, %a : index, index -> index
  return
}
// -----
func.func @f(%z: !shape.size, %e: tensor<?xindex>) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> index
  return
}
// -----
func.func @f(%a: index, %e: tensor<?xindex>) {
  %0 = shape.get_extent %e, %a : tensor<?xindex>, index -> i32
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.get_extent %e : tensor<?xindex>, index -> i32
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = shape.index_to_size %z
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = "shape.index_to_size"(%z) : (!shape.size) -> !shape.size
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.max %z, %s : !shape.size, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.max %s, %s : !shape.shape, !shape.shape -> index
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = shape.min %z, %z : !shape.size, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%a: index, %z: !shape.size) {
  %0 = shape.min %z, %a : !shape.size, index -> !shape.size
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%a: index, %e: tensor<?xindex>) {
  %0 = shape.meet %a, %e : index, tensor<?xindex> -> index
  return
}
// -----
func.func @f(%a: index, %e: tensor<?xindex>) {
  %0 = shape.meet %e, %a : tensor<?xindex>, index -> index
  return
}
// -----
func.func @f(%z: !shape.size, %e: tensor<?xindex>) {
  %0 = shape.meet %e, %z : tensor<?xindex>, !shape.size -> index
  return
}
// -----
func.func @f(%z: !shape.size, %e: tensor<?xindex>) {
  %0 = shape.meet %z, %e : !shape.size, tensor<?xindex> -> index
  return
}
// -----
func.func @f(%e2: tensor<2xindex>) {
  %0 = shape.meet %e2, %e2 : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
  return
}
// -----
func.func @f(%e2: tensor<2xindex>) {
  %0 = shape.meet %e2, %e2 : tensor<2xindex>, tensor<2xindex> -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.meet %s, %s, error : !shape.shape, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.meet %s, %s, error = 1 : !shape.shape, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %w: !shape.witness) {
  %0 = shape.meet %w, %s : !shape.witness, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.num_elements %a : index -> !shape.size
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.num_elements %e : tensor<?xindex> -> i32
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<*xindex>
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?x?xindex>
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.shape_of %v : !shape.value_shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.value_of %s : tensor<?xf32>
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.value_of %v : index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.size_to_index %s : !shape.shape
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = "shape.size_to_index"(%z) : (!shape.size) -> !shape.size
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = "shape.size_to_index"(%z, %z) : (!shape.size, !shape.size) -> index
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %0 = shape.value_as_shape %e : tensor<?xindex> -> index
  return
}
// -----
func.func @f(%a: index, %v: !shape.value_shape) {
  %0 = shape.with_shape %v, %a : !shape.value_shape, index
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.with_shape %v : !shape.value_shape, index
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %v: !shape.value_shape) {
  %0 = shape.with_shape %v, %e, %e : !shape.value_shape, tensor<?xindex>
  return
}
// -----
func.func @f() {
  shape.yield
  return
}
// -----
func.func @f(%a: index) {
  shape.yield %a : index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.debug_print %s : !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%a: index) {
  %0 = "shape.debug_print"(%a) : (index) -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = "shape.debug_print"(%s) : (!shape.shape) -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0:2 = "shape.split_at"(%s, %s) : (!shape.shape, !shape.shape) -> (!shape.shape, !shape.shape)
  return
}
// -----
func.func @f(%a: index, %s: !shape.shape) {
  %0 = "shape.split_at"(%s, %a) : (!shape.shape, index) -> (!shape.shape)
  return
}
// -----
func.func @f(%a: index, %s: !shape.shape) {
  %0:2 = shape.split_at %s, %a : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return
}
// -----
func.func @f(%a: index, %s: !shape.shape) {
  %0 = shape.concat %s, %a : !shape.shape, index -> !shape.shape
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %e2: tensor<2xindex>) {
  %0 = shape.concat %e, %e2 : tensor<?xindex>, tensor<2xindex> -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.any %s : !shape.shape -> !shape.size
  return
}
// -----
func.func @f() {
  %0 = shape.any : -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %w: !shape.witness) {
  %0 = shape.assuming_all %w, %s
  return
}
// -----
func.func @f() {
  shape.assuming
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w -> { }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w { shape.assuming_yield } attributes {tag}
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w { ^bb0: shape.assuming_yield ^bb1: shape.assuming_yield }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w { "shape.yield"() : () -> () }
  return
}
// -----
func.func @f(%w: !shape.witness, %x: f32) {
  %0 = shape.assuming %w -> (f32, f32) { shape.assuming_yield %x : f32 }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  %0 = shape.assuming %w -> (f32) { shape.assuming_yield }
  return
}
// -----
func.func @f(%w: !shape.witness, %x: f32) {
  shape.assuming %w { shape.assuming_yield %x : f32 }
  return
}
// -----
func.func @f(%w: !shape.witness, %x: f32) {
  shape.assuming %w { shape.assuming_yield {tag} %x : f32 }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  "shape.assuming"(%w) ({ }) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%w: !shape.witness) {
  "shape.assuming"(%w) ({ "t.op"() : () -> () }) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%w: !shape.witness) {
  "shape.assuming"(%w) ({ "shape.assuming_yield"() : () -> () }, {}) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%w: !shape.witness) {
  "shape.assuming"(%w) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%w: !shape.witness) {
  "shape.assuming"(%w, %w) ({ "shape.assuming_yield"() : () -> () }) : (!shape.witness, !shape.witness) -> ()
  return
}
// -----
func.func @f() {
  shape.assuming_yield
  return
}
// -----
func.func @f(%a: index) {
  shape.assuming_yield %a : index, index
  return
}
// -----
func.func @f(%a: index, %s: !shape.shape) {
  %0 = shape.cstr_broadcastable %s, %a : !shape.shape, index
  return
}
// -----
func.func @f() {
  %0 = "shape.cstr_broadcastable"() : () -> !shape.witness
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.cstr_eq %s, %z : !shape.shape, !shape.size
  return
}
// -----
func.func @f(%b: i1) {
  %0 = shape.cstr_require %b
  return
}
// -----
func.func @f(%b: i1) {
  %0 = shape.cstr_require %b, 1
  return
}
// -----
func.func @f(%b: i1) {
  %0 = "shape.cstr_require"(%b) : (i1) -> !shape.witness
  return
}
// -----
func.func @f(%a: index) {
  %0 = "shape.cstr_require"(%a) {msg = "s"} : (index) -> !shape.witness
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce %s : !shape.shape { ^bb0(%i: index, %n: !shape.size): shape.yield }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) !shape.shape { ^bb0(%i: index, %n: !shape.size): shape.yield }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { ^bb0: shape.yield }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape
  return
}
// -----
func.func @f(%a: index) {
  shape.reduce(%a) : index { ^bb0(%i: index, %n: !shape.size): shape.yield }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { ^bb0(%i: index, %n: !shape.size): "t.op"() : () -> () }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { ^bb0(%i: index, %n: !shape.size): shape.assuming_yield }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape { ^bb0(%i: index, %n: !shape.size): shape.yield ^bb1: shape.yield }
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.reduce(%s, %z) : !shape.shape { ^bb0(%i: index, %n: !shape.size, %c: !shape.size): shape.yield %c : !shape.size }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.reduce(%s) : !shape.shape -> !shape.size { ^bb0(%i: index, %n: !shape.size, %c: !shape.size): shape.yield %c : !shape.size }
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> index { ^bb0(%i: index, %n: !shape.size, %c: !shape.size): shape.yield %c : !shape.size }
  return
}
// -----
func.func @f(%s: !shape.shape) {
  "shape.reduce"(%s) ({ }) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  shape.return
  return
}
// -----
func.func @f(%a: index) {
  shape.return %a : index
  return
}
// -----
func.func @f() {
  "t.u"() : () -> !shape.foo
  return
}
// -----
func.func @f() {
  "t.u"() : () -> !shape<"shape">
  return
}
// -----
func.func @f() {
  "t.u"() : () -> memref<2x!shape.size>
  return
}
// -----
func.func @f() {
  "t.u"() : () -> vector<2x!shape.size>
  return
}
// -----
func.func @f() {
  "t.u"() {a = !shape.shape, b = #shape.x} : () -> ()
  return
}
// -----
func.func @f(%a: index) {
  shape.foo %a
  return
}
// -----
func.func @f() {
  "t.u"() {shape.lib = @x} : () -> ()
  return
}
