func.func @f(%c: i32, %x: f32) {
  func.call @g() {callee = @h} : () -> ()
  return
}
func.func private @h()

// -----

func.func @f(%c: i32, %x: f32) {
  %0 = func.constant {value = @h} @g : () -> ()
  return
}
func.func private @h()

// -----

func.func @f() attributes {function_type = () -> i32} {
  return
}

// -----

func.func @f(%a : i32) attributes {arg_attrs = [{func.x}]} {
  return
}

// -----

func.func @f(%a : i32 {func.y}) attributes {arg_attrs = [{func.x}]} {
  return
}

// -----

func.func @f(%a : i32) attributes {no_inline, sym_visibility = "private"} {
  return
}

// -----

func.func @f(%a : i32) attributes {no_inline = 1} {
  return
}
