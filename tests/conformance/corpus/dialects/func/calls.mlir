func.func private @f(i32, f32) -> (i32, f32)
func.func private @g()
func.func private @h() -> i32
func.func @calls(%a: i32, %b: f32) {
  %0:2 = func.call @f(%a, %b) : (i32, f32) -> (i32, f32)
  call @g() : () -> ()
  %1 = call @h() {note = 1 : i8} : () -> i32
  call @g() {no_inline} : () -> ()
  "func.call"() <{callee = @g}> : () -> ()
  "func.call"() <{callee = @g, no_inline}> : () -> ()
  %2:2 = "func.call"(%a, %b) <{callee = @f, arg_attrs = [{x.y}, {}], res_attrs = [{}, {}]}> : (i32, f32) -> (i32, f32)
  return
}
// -----
func.func private @f(i32) -> i32
func.func private @g()
func.func @indirect(%a: i32, %c: i1) {
  %f = func.constant @f : (i32) -> i32
  %0 = func.call_indirect %f(%a) : (i32) -> i32
  %g = constant {note} @g : () -> ()
  %g2 = constant @g : () -> ()
  call_indirect %g() : () -> ()
  call_indirect %g() {note} : () -> ()
  %s = arith.select %c, %g, %g2 : () -> ()
  "func.call_indirect"(%f, %a) : ((i32) -> i32, i32) -> i32
  %1 = "func.constant"() <{value = @f}> : () -> ((i32) -> i32)
  return
}
// -----
module {
  func.func @caller() {
    func.call @inner() : () -> ()
    return
  }
  func.func private @inner()
  module {
    func.func private @inner()
    func.func @caller() {
      func.call @inner() : () -> ()
      return
    }
  }
}
// -----
func.func @no_such_function() {
  call @nope() : () -> ()
  return
}
// -----
module @m {}
func.func @no_function() {
  call @m() : () -> ()
  return
}
// -----
func.func private @f(i32)
func.func @number_of_operands() {
  call @f() : () -> ()
  return
}
// -----
func.func private @f(i32)
func.func @type_of_operand(%a: i64) {
  call @f(%a) : (i64) -> ()
  return
}
// -----
func.func private @f() -> i32
func.func @number_of_results() {
  call @f() : () -> ()
  return
}
// -----
func.func private @f() -> i32
func.func @type_of_result() {
  %0 = call @f() : () -> i64
  return
}
// -----
func.func private @f(i32)
func.func @types_and_operands(%a: i32) {
  call @f(%a) : () -> ()
  return
}
// -----
func.func private @f(i32)
func.func @type_differs(%a: i64) {
  call @f(%a) : (i32) -> ()
  return
}
// -----
func.func @no_name() {
  call f() : () -> ()
  return
}
// -----
func.func @nested_name() {
  call @a::@b() : () -> ()
  return
}
// -----
func.func @no_type() {
  call @a()
  return
}
// -----
func.func @no_function_type() {
  call @a() : i32
  return
}
// -----
func.func @no_callee() {
  "func.call"() : () -> ()
  return
}
// -----
func.func @callee_is_string() {
  "func.call"() <{callee = "g"}> : () -> ()
  return
}
// -----
func.func @constant_of_nothing() {
  %f = constant @nope : () -> ()
  return
}
// -----
func.func private @g()
func.func @constant_of_other_type() {
  %f = constant @g : (i32) -> ()
  return
}
// -----
func.func private @g()
func.func @constant_of_no_function_type() {
  %f = constant @g : i32
  return
}
// -----
func.func @constant_without_type() {
  %f = constant @g
  return
}
// -----
module @m {}
func.func @constant_of_module() {
  %f = constant @m : () -> ()
  return
}
// -----
func.func @indirect_integer(%a: i32) {
  call_indirect %a() : i32
  return
}
// -----
func.func @indirect_number(%f: (i32) -> ()) {
  call_indirect %f() : (i32) -> ()
  return
}
// -----
func.func @indirect_type(%f: (i32) -> (), %a: i64) {
  call_indirect %f(%a) : (i32) -> ()
  return
}
// -----
func.func @indirect_generic_type(%f: (i32) -> (), %a: i64) {
  "func.call_indirect"(%f, %a) : ((i32) -> (), i64) -> ()
  return
}
// -----
func.func @indirect_generic_result(%f: () -> i32) {
  "func.call_indirect"(%f) : (() -> i32) -> i64
  return
}
// -----
func.func @indirect_number_of_results(%f: () -> i32) {
  "func.call_indirect"(%f) : (() -> i32) -> ()
  return
}
// -----
func.func @indirect_without_callee() {
  "func.call_indirect"() : () -> ()
  return
}
// -----
func.func private @f(i32)
func.func @attributes_of_arguments(%a: i32) {
  "func.call"(%a) <{callee = @f, arg_attrs = [{}, {}]}> : (i32) -> ()
  return
}
// -----
func.func private @f(i32)
func.func @attributes_of_arguments_are_numbers(%a: i32) {
  "func.call"(%a) <{callee = @f, arg_attrs = [1 : i32]}> : (i32) -> ()
  return
}
