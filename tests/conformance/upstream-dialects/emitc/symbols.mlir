emitc.func @f(%a: i32, %b: f32) -> i32 {
  %0 = emitc.call @f(%a, %b) {note} : (i32, f32) -> i32
  emitc.return {note} %0 : i32
}
emitc.func @g() {
  emitc.return
}
emitc.declare_func @g
// -----
emitc.declare_func @missing
// -----
emitc.func @f() {
  emitc.call @missing() : () -> ()
  emitc.return
}
// -----
func.func private @g()
emitc.func @f() {
  emitc.call @g() : () -> ()
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.call @f() : () -> ()
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: f32) {
  emitc.call @f(%a, %a) : (i32, i32) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %0 = emitc.call @f(%a) : (i32) -> i32
  emitc.return
}
// -----
emitc.func @f(%a: i32) -> i32 {
  %0 = emitc.call @f(%a) : (i32) -> f32
  emitc.return %a : i32
}
// -----
emitc.func @f() {
  "emitc.call"() : () -> ()
  emitc.return
}
// -----
emitc.func private @f(!emitc.lvalue<i32>)
// -----
emitc.func private @f() -> (i32, i32)
// -----
emitc.func private @f() -> !emitc.array<2xi32>
// -----
emitc.func @f() -> i32 {
  emitc.return
}
// -----
emitc.func @f(%a: f32) -> i32 {
  emitc.return %a : f32
}
// -----
emitc.func @f(%a: f32) {
  emitc.return %a : f32
}
// -----
func.func @f() {
  emitc.return
}
// -----
emitc.global @a : !emitc.array<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
emitc.global const @b : i32 = #emitc.opaque<"1">
emitc.global @c : f32 = 1.5 {note}
emitc.func @f() {
  %0 = emitc.get_global @a : !emitc.array<2x2xf32>
  %1 = emitc.get_global @b : !emitc.lvalue<i32>
  emitc.return
}
// -----
emitc.global @a : i24
// -----
emitc.global @a : i32 = "a"
// -----
emitc.global static extern @a : i32
// -----
"emitc.global"() {sym_name = "a", type = i32, static_specifier, extern_specifier} : () -> ()
// -----
"emitc.global"() {sym_name = "a", type = i32, initial_value = dense<1> : tensor<1xi32>} : () -> ()
// -----
"emitc.global"() {sym_name = "a", type = !emitc.array<2xi32>, initial_value = dense<1> : tensor<1xi32>} : () -> ()
// -----
"emitc.global"() {sym_name = "a", type = i32, initial_value = 1 : i64} : () -> ()
// -----
"emitc.global"() {sym_name = "a", type = f32, initial_value = 1.0 : f64} : () -> ()
// -----
"emitc.global"() {sym_name = "a", type = i32, initial_value = "a"} : () -> ()
// -----
"emitc.global"() {sym_name = "a", type = !emitc.array<1xi32>, initial_value = 1 : i32} : () -> ()
// -----
emitc.func @f() {
  %0 = emitc.get_global @a : !emitc.lvalue<i32>
  emitc.return
}
// -----
emitc.global @a : !emitc.array<2xf32>
emitc.func @f() {
  %0 = emitc.get_global @a : !emitc.array<3xf32>
  emitc.return
}
// -----
emitc.global @a : i32
emitc.func @f() {
  %0 = emitc.get_global @a : !emitc.array<3xf32>
  emitc.return
}
// -----
emitc.global @a : i32
emitc.func @f() {
  %0 = emitc.get_global @a : !emitc.lvalue<i64>
  emitc.return
}
// -----
emitc.class final @c {
  emitc.field @f : i32 = 4 {note}
  emitc.field @g : !emitc.array<2xi32> = dense<0>
  emitc.func @get() -> i32 {
    %0 = emitc.get_field @f : i32
    emitc.return %0 : i32
  }
}
// -----
emitc.class @c attributes {note} {
}
// -----
emitc.field @f : i32
// -----
emitc.class @c {
  emitc.field @f : i24
}
// -----
emitc.class @c {
  emitc.field @f : i32 = "a"
}
// -----
emitc.class @c {
  "emitc.field"() {sym_name = "", type = i32} : () -> ()
}
// -----
emitc.func @f() {
  %0 = emitc.get_field @f : i32
  emitc.return
}
// -----
emitc.class @c {
  emitc.func @get() {
    %0 = emitc.get_field @f : i32
    emitc.return
  }
}
// -----
emitc.class @c {
  emitc.field @f : f32
  emitc.func @get() {
    %0 = emitc.get_field @f : i32
    emitc.return
  }
}
// -----
emitc.include 3
// -----
emitc.include <"a" "b"
// -----
emitc.include <"a">
emitc.include "b"
// -----
func.func private @wrong(!emitc.array<i32>)
