shape.function_library @a {
  shape.func @f(%a: !shape.shape) -> !shape.shape {
    shape.return
  }
} mapping {}
// -----
shape.function_library @a {
  func @f(%a: !shape.shape) -> !shape.shape {
    return {tag} %a : !shape.shape
  }
} mapping {}
// -----
shape.function_library @a {
  func @f(%a: !shape.shape) -> !shape.shape {
    "t.op"() : () -> ()
  }
} mapping {}
// -----
shape.function_library @a {
  func @f(...) -> !shape.shape
} mapping {}
// -----
shape.function_library @a {
  func @f(!shape.shape) -> !shape.shape
} mapping {}
// -----
shape.function_library @a {
  func @f(!shape.shape) -> !shape.shape {
  }
} mapping {}
// -----
shape.function_library @a {
  func @f() { return }
  func @f() { return }
} mapping {}
// -----
shape.function_library @a {
  func public @f() { return }
  func nested @g() { return }
  func private @h() { return }
  func.func @i() { return }
} mapping {test.a = @f, test.b = @g, test.c = 1, d}
// -----
shape.function_library @a {
  %0 = arith.constant 1 : index
  %1 = arith.addi %0, %0 : index
  %c1 = shape.const_size 1
  const_size 2
  %2 = index_to_size %0
} mapping {t.a = @f}
// -----
shape.function_library @a {
  ^bb0(%x: index):
  %c1 = shape.const_size 1
} mapping {t.a = @f}
// -----
shape.function_library @a {
  %c1 = shape.const_size 1
  ^bb1:
  %c2 = shape.const_size 1
} mapping {t.a = @f}
// -----
shape.function_library private @a {
} mapping {}
// -----
shape.function_library @a attributes {sym_visibility = "foo"} {
} mapping {}
// -----
shape.function_library @a attributes {mapping = {}} {
} mapping {}
// -----
shape.function_library @a attributes {sym_name = "b"} {
} mapping {}
// -----
shape.function_library @a {
} map {}
// -----
shape.function_library @a {
} mapping
// -----
shape.function_library @a {
} mapping {} {tag}
// -----
shape.function_library @a {tag} {
} mapping {}
// -----
"shape.function_library"() ({ }) {sym_name = "a"} : () -> ()
// -----
"shape.function_library"() ({ }) {mapping = {}} : () -> ()
// -----
"shape.function_library"() ({ }) {sym_name = "a", mapping = 1} : () -> ()
// -----
"shape.function_library"() ({ ^bb0: }) {sym_name = "a", mapping = {}} : () -> ()
// -----
"shape.function_library"() {sym_name = "a", mapping = {}} : () -> ()
// -----
"shape.function_library"() ({ "shape.func"() ({}) {sym_name = "f", function_type = () -> ()} : () -> () }) {sym_name = "a", mapping = {}} : () -> ()
// -----
"shape.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
"shape.func"() ({}) {function_type = () -> ()} : () -> ()
// -----
"shape.func"() ({}) {sym_name = "f"} : () -> ()
// -----
"shape.func"() ({}) {sym_name = "f", function_type = (index) -> (), arg_attrs = [{}, {}]} : () -> ()
// -----
"shape.func"() ({}) {sym_name = "f", function_type = (index) -> (), arg_attrs = [1]} : () -> ()
// -----
"shape.func"() ({}) {sym_name = "f", function_type = (index) -> (index), res_attrs = []} : () -> ()
// -----
"shape.func"() ({}) {sym_name = "f", function_type = (index) -> (index), sym_visibility = "private"} : () -> ()
// -----
"shape.func"() ({ ^bb0(%a: i32): "shape.return"() : () -> () }) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"shape.func"() ({ ^bb0: "shape.return"() : () -> () }) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"shape.func"() ({ ^bb0: "t.u"() : () -> () }) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
shape.func @f(%a: index) -> index {
  cf.br ^bb1
^bb1:
  return %a : index
}
// -----
shape.func @f(%a: index) -> index {
  %0 = add %a, %a : index, index -> index
  %1 = func.call @g(%a) : (index) -> index
  func.return %0 : index
}
// -----
shape.func @f(%a: index {t.x}, %b: i32) -> (index {t.y = 1}, i32) attributes {t.z} {
  return %a, %b : index, i32
}
// -----
shape.func @f(%a: index {x}) { return }
// -----
shape.func @f(%a: index, i32) { return }
// -----
shape.func @f(%a: index) -> { return }
// -----
shape.func f() { return }
// -----
shape.func @f() attributes {sym_name = "a"} { return }
// -----
shape.func @f() attributes {function_type = () -> ()} { return }
// -----
shape.func @f(%w: !shape.witness) {
  shape.assuming %w { 
    "t.op"() : () -> ()
  }
  assuming %w { 
    return
  }
  return
}
// -----
func.func @g(%b: index) -> index {
  shape.return %b : index
}
// -----
func.func @f() { 
  %c3 = shape.const_size 3
  %c3_0 = shape.const_size 3
  %cm = shape.const_size -3
  %0 = shape.const_shape [] : tensor<0xindex>
  %1 = shape.add %c3, %cm : !shape.size, !shape.size -> !shape.size
  return
}
// -----
module attributes {shape.lib = []} { }
// -----
module attributes {shape.lib = [@m::@a]} {
 module @m { shape.function_library @a { } mapping {} }
}
// -----
module attributes {shape.lib = @m::@a} {
 module @m { shape.function_library @a { } mapping {} }
}
// -----
module attributes {shape.lib = @m::@b} {
 module @m { shape.function_library @a { } mapping {} }
}
// -----
module attributes {shape.lib = [@a, @a]} {
  shape.function_library @a { } mapping {t.x = @f}
}
// -----
module attributes {shape.lib = [1]} {
}
// -----
module attributes {shape.lib = {}} {
}
// -----
module attributes {shape.lib = [@m::@b]} {
 module @m { func.func private @b() }
}
