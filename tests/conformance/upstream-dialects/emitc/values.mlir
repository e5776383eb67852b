func.func @constants() {
  %0 = "emitc.constant"() {value = #emitc.opaque<"X">} : () -> i32
  %1 = "emitc.constant"() {value = 1 : index} : () -> !emitc.size_t
  %2 = "emitc.constant"() {value = 1.5 : f32} : () -> f32
  %3 = "emitc.variable"() {value = 1.5 : f32} : () -> !emitc.lvalue<f32>
  %4 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2xi32>
  %5 = "emitc.constant"() {value = 2 : index} : () -> !emitc.ptrdiff_t
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.constant"() {value = "a"} : () -> i32
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.constant"() {value = 1 : i64} : () -> i32
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.constant"() {value = unit} : () -> i32
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.variable"() {value = 1 : i64} : () -> !emitc.lvalue<i32>
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.variable"() {value = "b"} : () -> !emitc.lvalue<i32>
  return
}
// -----
func.func @wrong() {
  %0 = "emitc.variable"() {value = 1 : i32} : () -> i32
  return
}
// -----
func.func @wrong() {
  %0 = emitc.literal "" : i32
  return
}
// -----
func.func @pointers(%p: !emitc.ptr<i32>, %i: i32, %o: !emitc.opaque<"int">) {
  %0 = emitc.add %p, %i : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %1 = emitc.add %o, %p : (!emitc.opaque<"int">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %2 = emitc.sub %p, %i : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %3 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %4 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> i64
  return
}
// -----
func.func @wrong(%p: !emitc.ptr<i32>, %i: i32) {
  %0 = emitc.add %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%p: !emitc.ptr<i32>, %i: f32) {
  %0 = emitc.add %p, %i : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%p: !emitc.ptr<i32>, %i: index) {
  %0 = emitc.add %i, %p : (index, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%p: !emitc.ptr<i32>, %i: i32) {
  %0 = emitc.sub %i, %p : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%p: !emitc.ptr<i32>, %i: index) {
  %0 = emitc.sub %p, %i : (!emitc.ptr<i32>, index) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%p: !emitc.ptr<i32>, %i: i32) {
  %0 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
  return
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) {
  %0 = "emitc.address_of"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<f32>
  return
}
// -----
func.func @wrong(%a: !emitc.ptr<i32>) {
  %0 = "emitc.dereference"(%a) : (!emitc.ptr<i32>) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @apply(%a: !emitc.lvalue<i32>, %p: !emitc.ptr<i32>) {
  %0 = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %1 = emitc.apply "*"(%p) {note} : (!emitc.ptr<i32>) -> i32
  return
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) {
  %0 = emitc.apply ""(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) {
  %0 = emitc.apply "+"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%a: i32) {
  %0 = emitc.apply "&"(%a) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) {
  %0 = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> i32
  return
}
// -----
func.func @wrong(%a: i32) {
  %0 = emitc.apply "*"(%a) : (i32) -> i32
  return
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>, %v: i32) {
  emitc.assign %v : i32 to %a : <i32>
  return
}
// -----
func.func @wrong(%v: i32) {
  %0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<f32>
  emitc.assign %v : i32 to %0 : <f32>
  return
}
// -----
func.func @casts(%a: !emitc.array<4xi32>, %p: !emitc.ptr<i32>, %i: i32, %f: f16, %s: !emitc.ssize_t) {
  %0 = emitc.cast %a : !emitc.array<4xi32> to !emitc.ptr<i32>
  %1 = emitc.cast %p : !emitc.ptr<i32> to i32
  %2 = emitc.cast %f : f16 to !emitc.opaque<"T">
  %3 = emitc.cast %s : !emitc.ssize_t to index
  return
}
// -----
func.func @wrong(%a: !emitc.array<4xi32>) {
  %0 = emitc.cast %a : !emitc.array<4xi32> to !emitc.ptr<f32>
  return
}
// -----
func.func @wrong(%a: !emitc.array<4x2xi32>) {
  %0 = emitc.cast %a : !emitc.array<4x2xi32> to !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.array<0xi32>) {
  %0 = emitc.cast %a : !emitc.array<0xi32> to !emitc.ptr<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.array<4xi32>) {
  %0 = emitc.cast %a : !emitc.array<4xi32> to i32
  return
}
// -----
func.func @wrong(%a: tensor<4xi32>) {
  %0 = emitc.cast %a : tensor<4xi32> to i32
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.call_opaque ""(%a) : (i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.call_opaque "f"(%a) {args = [1 : index]} : (i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.call_opaque "f"(%a) {args = [-1 : index]} : (i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.call_opaque "f"(%a) {args = [[0 : index]]} : (i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.call_opaque "f"(%a) {template_args = ["x"]} : (i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  %0 = emitc.call_opaque "f"(%a) : (i32) -> !emitc.array<2xi32>
  return
}
// -----
func.func @calls(%a: i32) {
  emitc.call_opaque "f"(%a) {args = [0 : index, 0 : index, 7 : i32, "s"], template_args = [i32, 3 : i64, 1.0 : f32, #emitc.opaque<"x">]} : (i32) -> ()
  return
}
// -----
func.func @subscripts(%a: !emitc.array<4x2xi32>, %p: !emitc.ptr<i32>, %o: !emitc.opaque<"T">, %i: index, %f: f32, %q: !emitc.opaque<"I">) {
  %0 = emitc.subscript %a[%i, %q] : (!emitc.array<4x2xi32>, index, !emitc.opaque<"I">) -> !emitc.lvalue<i32>
  %1 = emitc.subscript %p[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  %2 = emitc.subscript %o[%f] : (!emitc.opaque<"T">, f32) -> !emitc.lvalue<f32>
  %3 = emitc.subscript %o[] : (!emitc.opaque<"T">) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @wrong(%a: !emitc.array<4x2xi32>, %i: index) {
  %0 = emitc.subscript %a[%i] : (!emitc.array<4x2xi32>, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.array<4x2xi32>, %i: index, %f: f32) {
  %0 = emitc.subscript %a[%i, %f] : (!emitc.array<4x2xi32>, index, f32) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.array<4xi32>, %i: index) {
  %0 = emitc.subscript %a[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i64>
  return
}
// -----
func.func @wrong(%a: !emitc.ptr<i32>, %i: index) {
  %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<i32>, index, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.ptr<i32>, %i: f32) {
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @wrong(%a: !emitc.ptr<i32>, %i: index) {
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i64>
  return
}
// -----
func.func @verbatim(%a: i32) {
  emitc.verbatim "{} {{} {" 
  emitc.verbatim "{} = {{ {} }" args %a, %a : i32, i32
  emitc.verbatim "{{{}" args %a : i32
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.verbatim "{}" args %a, %a : i32, i32
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.verbatim "{x}" args %a : i32
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.verbatim "x {" args %a : i32
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.verbatim "{{}" args %a : i32
  return
}
