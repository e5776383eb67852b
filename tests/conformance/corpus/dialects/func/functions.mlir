func.func private @declared(i32, f32) -> i64
func.func private @named()
func.func private @with_attributes(i32 {a.x = 1 : i32}, f32) -> (i64 {a.y}, f32)
func.func private @one_result(f32) -> (i32 {a.z})
func.func @empty() {
  return
}
func.func public @open(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @nested(%a: i32 {a.b = "c"}, %b: memref<?xf32>) -> (i32, memref<?xf32> {a.d}) {
  return %a, %b : i32, memref<?xf32>
}
func.func @"name with blanks"() { func.return }
func.func private @higher(() -> i32) -> (i32 -> i32)
func.func private @results_of_functions() -> (() -> ())
// -----
func.func @attributes() attributes {a.b = 1 : i32, c} {
  return
}
func.func private @no_inline() attributes {no_inline}
func.func @noinline_generic() attributes {no_inline = unit} {
  return {x = 5 : i8}
}
// -----
// NO ROUND TRIP: the custom form leaves out dictionaries that are empty.
"func.func"() <{function_type = (i32) -> i32, sym_name = "generic"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "declared", sym_visibility = "private"}> ({
}) {d.e = 1 : i8} : () -> ()
"func.func"() <{arg_attrs = [{a.b = 1 : i32}, {}], function_type = (i32, i64) -> i32, res_attrs = [{}], sym_name = "x", sym_visibility = "nested", no_inline}> ({
^bb0(%a: i32, %b: i64):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
// -----
func.func @blocks(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%b: i32):
  return %b : i32
^bb2:
  return %a : i32
}
// -----
func.func @default_dialect(%a: i32) {
  %0 = call @callee(%a) : (i32) -> i32
  func.call @callee(%a) : (i32) -> i32
  %f = constant @callee : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return
}
func.func private @callee(i32) -> i32
// -----
func.func @locations(%a: i32 loc("x"), %b: i32 loc(unknown)) -> i32 {
  return %a : i32 loc("y")
} loc("z")
// -----
module @outer {
  func.func @f() {
    return
  }
  module @inner {
    func.func @f() {
      return
    }
  }
}
// -----
func.func @public_declaration()
// -----
func.func @name_missing_types(%a) {
  return
}
// -----
func.func (%a: i32) {
  return
}
// -----
func.func @no_body_brace(%a: i32)
  return
// -----
func.func @empty_body() {}
// -----
func.func @no_terminator() {
  %0 = arith.constant 1 : i32
}
// -----
func.func @mixed(%a: i32, i32) {
  return
}
// -----
func.func @mixed(i32, %a: i32) {
  return
}
// -----
func.func @unnamed(i32) {
  return
}
// -----
func.func @variadic(i32, ...)
// -----
func.func @twice() { return }
func.func @twice() { return }
// -----
func.func @same_name(%a: i32, %a: i32) { return }
// -----
func.func @reserved() attributes {sym_name = "x"} { return }
// -----
func.func @reserved() attributes {function_type = () -> ()} { return }
// -----
func.func @reserved() attributes {sym_visibility = "private"} { return }
// -----
func.func @reserved() attributes {arg_attrs = [{}]} { return }
// -----
// NO ROUND TRIP: the custom form leaves out lists that are empty.
func.func private @reserved(i32) attributes {res_attrs = []}
// -----
func.func @argument_attribute(%a: i32 {nope}) { return }
// -----
func.func @result_attribute() -> (i32 {nope}) { %0 = arith.constant 1 : i32
  return %0 : i32 }
// -----
func.func @no_value(%a: i32) -> i32 {
  return
}
// -----
func.func @too_many(%a: i32) {
  return %a : i32
}
// -----
func.func @wrong_type(%a: i32) -> i64 {
  return %a : i32
}
// -----
func.func @second_wrong(%a: i32) -> (i32, i64) {
  return %a, %a : i32, i32
}
// -----
func.func @types_missing(%a: i32) -> i32 {
  return %a
}
// -----
"some.op"() ({
  func.return
}) : () -> ()
// -----
func.func @nested_return(%c: i1) {
  scf.if %c {
    func.return
  }
  return
}
// -----
func.return
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = i32, sym_name = "f"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{sym_name = "f"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "secret"}> ({
^bb0:
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = []}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [1 : i32]}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{}, {}]}> ({
}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{x = 1 : i8}]}> ({
}) : () -> ()
// -----
func.func @in_function() {
  func.func @inner() {
    return
  }
  return
}
// -----
func.func @uses_outside(%a: i32) {
  return
}
func.func @g() -> i32 {
  return %a : i32
}
// -----
func.func private private @f()
// -----
func.func @f() -> {
  return
}
// -----
func.func @f() -> (i32 {
  return
}
// -----
func.func @f(%a: i32
  return
}
// -----
func.func @f() attributes 5 {
  return
}
// -----
func.func @f() {
  bogus
  return
}
// -----
func.func @inner_name_of_block(%a: i32) {
^entry(%b: i32):
  return
}
