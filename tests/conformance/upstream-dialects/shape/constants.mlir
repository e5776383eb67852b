// with: --canonicalize
func.func @f() {
  %i2 = arith.constant 2 : index
  %z5 = shape.const_size 5
  %0 = shape.add %i2, %z5 : index, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z5 = shape.const_size 5
  %0 = shape.add %z5, %z5 : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%z: !shape.size) {
  %z0 = shape.const_size 0
  %0 = shape.add %z, %z0 : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%z: !shape.size) {
  %z0 = shape.const_size 0
  %0 = shape.add %z0, %z : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %z0 = shape.const_size 0
  %0 = shape.add %a, %z0 : index, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%z: !shape.size) {
  %i0 = arith.constant 0 : index
  %0 = shape.add %z, %i0 : !shape.size, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %i0 = arith.constant 0 : index
  %0 = shape.add %i0, %a : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %0 = shape.add %i2, %i3 : index, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %i0 = arith.constant 0 : index
  %0 = shape.add %a, %i0 : index, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %i3 = arith.constant 3 : index
  %p = ub.poison : index
  %0 = shape.add %p, %i3 : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %i3 = arith.constant 3 : index
  %p = ub.poison : index
  %0 = shape.add %i3, %p : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %p = ub.poison : index
  %0 = shape.add %a, %p : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %i3 = arith.constant 3 : index
  %z5 = shape.const_size 5
  %0 = shape.mul %z5, %i3 : !shape.size, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z5 = shape.const_size 5
  %zm = shape.const_size -3
  %0 = shape.mul %z5, %zm : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %i0 = arith.constant 0 : index
  %0 = shape.mul %a, %i0 : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %i0 = arith.constant 0 : index
  %p = ub.poison : index
  %0 = shape.mul %p, %i0 : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %i2 = arith.constant 2 : index
  %0 = shape.mul %i2, %i2 : index, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %i2 = arith.constant 2 : index
  %zm = shape.const_size -3
  %0 = shape.div %zm, %i2 : !shape.size, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z5 = shape.const_size 5
  %zm = shape.const_size -3
  %0 = shape.div %z5, %zm : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z0 = shape.const_size 0
  %z5 = shape.const_size 5
  %0 = shape.div %z5, %z0 : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %i1 = arith.constant 1 : index
  %0 = shape.div %a, %i1 : index, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.max %S, %S1 : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %z1 = shape.const_size 1
  %z5 = shape.const_size 5
  %0 = shape.max %z1, %z5 : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%z: !shape.size) {
  %0 = shape.min %z, %z : !shape.size, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%z: !shape.size, %s: !shape.shape) {
  %0 = shape.min %s, %z : !shape.shape, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.meet %S, %S : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.rank %S : !shape.shape -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %AS = arith.constant dense<3> : tensor<2xindex>
  %0 = shape.rank %AS : tensor<2xindex> -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %SE = shape.const_shape [] : !shape.shape
  %0 = shape.rank %SE : !shape.shape -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.num_elements %S : !shape.shape -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %AS = arith.constant dense<3> : tensor<2xindex>
  %0 = shape.num_elements %AS : tensor<2xindex> -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %SE = shape.const_shape [] : !shape.shape
  %0 = shape.num_elements %SE : !shape.shape -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z1 = shape.const_size 1
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.get_extent %S, %z1 : !shape.shape, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z5 = shape.const_size 5
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.get_extent %S, %z5 : !shape.shape, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %i1 = arith.constant 1 : index
  %AS = arith.constant dense<3> : tensor<2xindex>
  %0 = shape.get_extent %AS, %i1 : tensor<2xindex>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %z1 = shape.const_size 1
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.get_extent %T, %z1 : tensor<2xindex>, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.get_extent %S, %a : !shape.shape, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %i1 = arith.constant 1 : index
  %0 = shape.get_extent %s, %i1 : !shape.shape, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %i0 = arith.constant 0 : index
  %0 = shape.dim %t, %i0 : tensor<2x?xf32>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %z0 = shape.const_size 0
  %0 = shape.dim %t, %z0 : tensor<2x?xf32>, !shape.size -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %i1 = arith.constant 1 : index
  %0 = shape.dim %t, %i1 : tensor<2x?xf32>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %i2 = arith.constant 2 : index
  %0 = shape.dim %t, %i2 : tensor<2x?xf32>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %im = arith.constant -1 : index
  %0 = shape.dim %t, %im : tensor<2x?xf32>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%m: memref<3x?xf32>) {
  %i0 = arith.constant 0 : index
  %0 = shape.dim %m, %i0 : memref<3x?xf32>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%u: tensor<*xf32>) {
  %i0 = arith.constant 0 : index
  %0 = shape.dim %u, %i0 : tensor<*xf32>, index -> index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %i0 = arith.constant 0 : index
  %0 = shape.dim %t, %i0 : tensor<2x?xf32>, index -> !shape.size
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %i2 = arith.constant 2 : index
  %z5 = shape.const_size 5
  %0 = shape.from_extents %i2, %z5 : index, !shape.size
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %i2 = arith.constant 2 : index
  %0 = shape.from_extents %i2, %a : index, index
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %0 = "shape.from_extents"() : () -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.from_extent_tensor %T : tensor<2xindex>
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.broadcast %S, %S1 : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S4 = shape.const_shape [4] : !shape.shape
  %0 = shape.broadcast %S, %S4 : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %SE = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %S, %S1, %SE : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %T1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.broadcast %T, %T1 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  "t.use"(%0) : (tensor<?xindex>) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %T1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.broadcast %T, %T1 : tensor<2xindex>, tensor<2xindex> -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %T1 = shape.const_shape [1, 3] : tensor<2xindex>
  %T0 = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %T1, %T0 : tensor<2xindex>, tensor<0xindex> -> tensor<2xindex>
  "t.use"(%0) : (tensor<2xindex>) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.broadcast %s : !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.broadcast %S : !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S4 = shape.const_shape [4] : !shape.shape
  %0 = shape.concat %S, %S4 : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %T1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.concat %T, %T1 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  "t.use"(%0) : (tensor<?xindex>) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %T1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.concat %T, %T1 : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  "t.use"(%0) : (tensor<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %SE = shape.const_shape [] : !shape.shape
  %0 = shape.concat %SE, %SE : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %S4 = shape.const_shape [4] : !shape.shape
  %0 = shape.concat %s, %S4 : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.any %S, %S1 : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.any %S, %s : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%e: tensor<?xindex>) {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.any %e, %T : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  "t.use"(%0) : (tensor<?xindex>) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %T1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.any %T, %T1 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  "t.use"(%0) : (tensor<2xindex>) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.to_extent_tensor %S : !shape.shape -> tensor<2xindex>
  "t.use"(%0) : (tensor<2xindex>) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.to_extent_tensor %S : !shape.shape -> tensor<?xindex>
  "t.use"(%0) : (tensor<?xindex>) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.to_extent_tensor %T : tensor<2xindex> -> tensor<2xindex>
  "t.use"(%0) : (tensor<2xindex>) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<2xindex>
  "t.use"(%0) : (tensor<2xindex>) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.shape_eq %S, %S1 : !shape.shape, !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %A = arith.constant dense<[2, 3]> : tensor<2xindex>
  %0 = shape.shape_eq %S, %T, %A : !shape.shape, tensor<2xindex>, tensor<2xindex>
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.shape_eq %S : !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.shape_eq %s : !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.shape_eq %S, %s : !shape.shape, !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.is_broadcastable %s : !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.is_broadcastable %S, %S1 : !shape.shape, !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.is_broadcastable %S, %s : !shape.shape, !shape.shape
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %0 = "shape.is_broadcastable"() : () -> i1
  "t.use"(%0) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.cstr_eq %S, %S1 : !shape.shape, !shape.shape
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.cstr_eq %S, %T : !shape.shape, tensor<2xindex>
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.cstr_eq %S : !shape.shape
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %0 = "shape.cstr_eq"() : () -> !shape.witness
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S1 = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.cstr_broadcastable %S, %S1 : !shape.shape, !shape.shape
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %S4 = shape.const_shape [4] : !shape.shape
  %0 = shape.cstr_broadcastable %S, %S4 : !shape.shape, !shape.shape
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %S = shape.const_shape [2, 3] : !shape.shape
  %SE = shape.const_shape [] : !shape.shape
  %0 = shape.cstr_broadcastable %S, %SE : !shape.shape, !shape.shape
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %AS = arith.constant dense<3> : tensor<2xindex>
  %0 = shape.cstr_broadcastable %AS, %T : tensor<2xindex>, tensor<2xindex>
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %true = arith.constant true
  %0 = shape.cstr_require %true, "x"
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %false = arith.constant false
  %0 = shape.cstr_require %false, "x"
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%b: i1) {
  %0 = shape.cstr_require %b, "x"
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %wt = shape.const_witness true
  %0 = shape.assuming_all %wt, %wt
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %wt = shape.const_witness true
  %wf = shape.const_witness false
  %0 = shape.assuming_all %wt, %wf
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%w: !shape.witness) {
  %wf = shape.const_witness false
  %0 = shape.assuming_all %w, %wf
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f(%w: !shape.witness) {
  %wt = shape.const_witness true
  %wf = shape.const_witness false
  %0 = shape.assuming_all %wf, %w, %wt
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
// -----
func.func @f() {
  %i3 = arith.constant 3 : index
  %0 = shape.index_to_size %i3
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.index_to_size %a
  "t.use"(%0) : (!shape.size) -> ()
  return
}
// -----
func.func @f() {
  %z5 = shape.const_size 5
  %0 = shape.size_to_index %z5 : !shape.size
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %i3 = arith.constant 3 : index
  %0 = shape.size_to_index %i3 : index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.size_to_index %a : index
  "t.use"(%0) : (index) -> ()
  return
}
// -----
func.func @f() {
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.value_as_shape %T : tensor<2xindex> -> !shape.shape
  "t.use"(%0) : (!shape.shape) -> ()
  return
}
// -----
func.func @f(%t: tensor<2x?xf32>) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  "t.use"(%0) : (tensor<2xindex>) -> ()
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [5] : tensor<1xindex>
  "t.use"(%0) : (tensor<1xindex>) -> ()
  return
}
// -----
func.func @f() {
  %i1 = arith.constant 1 : index
  %S = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%S, %i1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %i2 = arith.constant 2 : index
  %S = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%S, %i2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %im = arith.constant -1 : index
  %S = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%S, %im) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %zm = shape.const_size -3
  %S = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%S, %zm) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %i3 = arith.constant 3 : index
  %S = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%S, %i3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
// -----
func.func @f() {
  %i1 = arith.constant 1 : index
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0:2 = "shape.split_at"(%T, %i1) : (tensor<2xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  "t.use"(%0#0, %0#1) : (tensor<?xindex>, tensor<?xindex>) -> ()
  return
}
// -----
func.func @f() {
  %i1 = arith.constant 1 : index
  %T = shape.const_shape [2, 3] : tensor<2xindex>
  %0:2 = "shape.split_at"(%T, %i1) : (tensor<2xindex>, index) -> (tensor<1xindex>, tensor<1xindex>)
  "t.use"(%0#0, %0#1) : (tensor<1xindex>, tensor<1xindex>) -> ()
  return
}
// -----
func.func @f(%a: index) {
  %S = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%S, %a) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %i0 = arith.constant 0 : index
  %0:2 = "shape.split_at"(%s, %i0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  "t.use"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> ()
  return
}
