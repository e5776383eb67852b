func.func private @types(!emitc.opaque<"int">, !emitc.ptr<i32>, !emitc.array<2x3xf32>, !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t, !emitc.ptr<!emitc.opaque<"T">>)
// -----
func.func private @wrong(!emitc.opaque<"">)
// -----
func.func private @wrong(!emitc.opaque<"int*">)
// -----
func.func private @wrong(!emitc.lvalue<!emitc.array<2xf32>>)
// -----
func.func private @wrong(!emitc.lvalue<i24>)
// -----
func.func private @wrong(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @wrong(!emitc.array<2xi24>)
// -----
func.func @arithmetic(%a: i32, %b: i32, %f: f32) {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = emitc.sub %a, %b : (i32, i32) -> i32
  %2 = emitc.mul %a, %b : (i32, i32) -> i32
  %3 = emitc.div %f, %f : (f32, f32) -> f32
  %4 = emitc.rem %a, %b : (i32, i32) -> i32
  %5 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %6 = emitc.bitwise_or %a, %b : (i32, i32) -> i32
  %7 = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
  %8 = emitc.bitwise_not %a : (i32) -> i32
  %9 = emitc.bitwise_left_shift %a, %b : (i32, i32) -> i32
  %10 = emitc.bitwise_right_shift %a, %b : (i32, i32) -> i32
  %11 = emitc.unary_minus %a : (i32) -> i32
  %12 = emitc.unary_plus %a : (i32) -> i32
  %13 = emitc.logical_and %a, %b : i32, i32
  %14 = emitc.logical_or %a, %b : i32, i32
  %15 = emitc.logical_not %a : i32
  %16 = emitc.cmp lt, %a, %b : (i32, i32) -> i1
  %17 = emitc.cmp eq, %a, %b : (i32, i32) -> i1
  %18 = emitc.conditional %16, %a, %b : i32
  %19 = emitc.cast %a : i32 to f32
  return
}
// -----
func.func @calls(%a: i32) {
  emitc.call_opaque "f"() : () -> ()
  %0 = emitc.call_opaque "g"(%a) {args = [0 : index, 42 : i32], template_args = [i32]} : (i32) -> i32
  emitc.include "a.h"
  emitc.include <"b.h">
  emitc.verbatim "// text"
  emitc.verbatim "{} + 1;" args %a : i32
  %1 = emitc.literal "M_PI" : f32
  return
}
// -----
func.func @variables(%i: index, %arr: !emitc.array<4xi32>) {
  %0 = "emitc.constant"() {value = 42 : i32} : () -> i32
  %1 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  %2 = emitc.load %1 : <i32>
  emitc.assign %2 : i32 to %1 : <i32>
  %3 = emitc.subscript %arr[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
  %4 = emitc.address_of %1 : !emitc.lvalue<i32>
  %5 = emitc.dereference %4 : !emitc.ptr<i32>
  return
}
// -----
emitc.func @f(%a: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.call @f(%a) : (i32) -> i32
  emitc.return %0 : i32
}
emitc.declare_func @f
emitc.func private @g(i32)
// -----
emitc.global @a : i32
emitc.global @b : i32 = 4
emitc.global extern @c : !emitc.array<2xf32>
emitc.global static const @d : !emitc.array<2xi32> = dense<1>
// -----
func.func @control(%c: i1, %i: index) {
  emitc.if %c {
    emitc.call_opaque "f"() : () -> ()
  } else {
    emitc.call_opaque "g"() : () -> ()
  }
  emitc.for %k = %i to %i step %i {
    emitc.call_opaque "f"() : () -> ()
  }
  emitc.switch %i : index
  case 2 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @expressions(%a: i32, %b: i32) -> i32 {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %0 = emitc.add %a, %b : (i32, i32) -> i32
    %1 = emitc.mul %0, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return %r : i32
}
// -----
emitc.file "a.cpp" {
  emitc.include "b.h"
}
// -----
emitc.class @c {
  emitc.field @f : !emitc.array<1xf32>
  emitc.func @execute() {
    emitc.return
  }
}
// -----
func.func @wrong(%a: i24) {
  %0 = "emitc.add"(%a, %a) : (i24, i24) -> i24
  return
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) {
  %0 = "emitc.load"(%a) : (!emitc.lvalue<i32>) -> f32
  return
}
// -----
func.func @wrong(%a: i32) {
  %0 = "emitc.cast"(%a) : (i32) -> i24
  return
}
// -----
func.func @wrong() {
  "emitc.call_opaque"() : () -> ()
  return
}
// -----
emitc.class @c { emitc.field @f : !emitc.array<1xf32>
  emitc.func @execute() { emitc.return } }
