func.func @plain(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  scf.while : () -> () {
    scf.condition(%c) {note}
  } do {
    scf.yield {note}
  } attributes {note = 1 : i8}
  return
}
// -----
func.func @carried(%c: i1, %a: i32, %b: f32) -> f32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  %1:2 = scf.while (%x = %a, %z = %b) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) %z, %x : f32, i32
  } do {
  ^bb0(%y: f32, %w: i32):
    scf.yield %w, %y : i32, f32
  }
  %2 = scf.while () : () -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%y: i32):
    scf.yield
  }
  scf.while (%x = %a) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %a : i32
  }
  return %1#0 : f32
}
// -----
func.func @generic_form(%c: i1, %a: i32) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.condition"(%c, %x) : (i1, i32) -> ()
  }, {
  ^bb0(%y: i32):
    "scf.yield"(%y) : (i32) -> ()
  }) : (i32) -> i32
  return
}
// -----
func.func @types_and_operands(%c: i1, %a: i32) {
  scf.while (%x = %a) : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @no_do(%c: i1, %a: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  }
  return
}
// -----
func.func @no_type(%c: i1, %a: i32) {
  scf.while {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @no_function_type(%c: i1, %a: i32) {
  scf.while : i32 {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @yield_for_condition(%c: i1) {
  scf.while : () -> () {
    scf.yield
  } do {
    scf.yield
  }
  return
}
// -----
func.func @condition_for_yield(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.condition(%c)
  }
  return
}
// -----
func.func @other_terminators(%c: i1) {
  scf.while : () -> () {
    "test.finish"() : () -> ()
  } do {
    scf.yield
  }
  return
}
// -----
func.func @empty_before(%c: i1, %a: i32) {
  "scf.while"() ({
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @two_blocks(%c: i1, %a: i32) {
  scf.while : () -> () {
    cf.br ^bb1
  ^bb1:
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @condition_elsewhere(%c: i1) {
  scf.if %c {
    scf.condition(%c)
  }
  return
}
// -----
func.func @condition_is_wide(%c: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @condition_without_parens(%c: i1) {
  scf.while : () -> () {
    scf.condition %c
  } do {
    scf.yield
  }
  return
}
// -----
func.func @attributes_without_keyword(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } {note}
  return
}
// -----
func.func @condition_yields_other_types(%c: i1, %a: i32, %b: f32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %b : f32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @condition_yields_nothing(%c: i1, %a: i32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c)
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @arguments_of_after(%c: i1, %a: i32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: f32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @yields_other_type(%c: i1, %a: i32, %b: f32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %b : f32
  }
  return
}
// -----
func.func @yields_nothing(%c: i1, %a: i32, %b: f32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield
  }
  return
}
// -----
func.func @arguments_of_before(%c: i1, %a: i32) {
  %0 = "scf.while"(%a) ({
    "scf.condition"(%c, %a) : (i1, i32) -> ()
  }, {
  ^bb0(%y: i32):
    "scf.yield"(%y) : (i32) -> ()
  }) : (i32) -> i32
  return
}
