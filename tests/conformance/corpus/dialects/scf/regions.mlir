func.func @execute_region(%c: i1, %a: i32) -> i32 {
  scf.execute_region {
    scf.yield
  }
  %0 = scf.execute_region -> i32 {
    scf.yield %a : i32
  }
  %1:2 = scf.execute_region -> (i32, i1) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a, %c : i32, i1
  ^bb2:
    cf.br ^bb1
  } {note = 1 : i8}
  scf.execute_region no_inline {
    scf.yield
  }
  %2 = scf.execute_region -> i32 no_inline {
    scf.yield %a : i32
  } {note}
  %3 = scf.execute_region -> (() -> ()) {
    %f = "some.function"() : () -> (() -> ())
    scf.yield %f : () -> ()
  }
  return %1#0 : i32
}
// -----
func.func @execute_region_generic(%a: i32) {
  %0 = "scf.execute_region"() ({
    "scf.yield"(%a) : (i32) -> ()
  }) : () -> i32
  "scf.execute_region"() <{no_inline}> ({
    scf.yield
  }) : () -> ()
  return
}
// -----
func.func @index_switch(%i: index, %a: i32, %b: f32) {
  scf.index_switch %i
  default {
  }
  scf.index_switch %i
  case 0 {
    scf.yield
  }
  case -5 {
    "some.op"() : () -> ()
    scf.yield
  }
  default {
    scf.yield
  }
  %0 = scf.index_switch %i {note = 1 : i8} -> i32
  case 2 {
    scf.yield %a : i32
  }
  default {
    scf.yield %a : i32
  }
  %1:2 = scf.index_switch %i -> i32, f32
  case 9223372036854775807 {
    scf.yield %a, %b : i32, f32
  }
  default {
    scf.yield %a, %b : i32, f32
  }
  return
}
// -----
func.func @index_switch_generic(%i: index, %a: i32) {
  %0 = "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({
    scf.yield %a : i32
  }, {
    scf.yield %a : i32
  }, {
    scf.yield %a : i32
  }) : (index) -> i32
  return
}
// -----
func.func @empty_region() {
  "scf.execute_region"() ({
  }) : () -> ()
  return
}
// -----
func.func @region_arguments() {
  "scf.execute_region"() ({
  ^bb0(%a: i32):
    scf.yield
  }) : () -> ()
  return
}
// -----
func.func @execute_region_empty_braces() {
  scf.execute_region {
  }
  return
}
// -----
func.func @execute_region_terminator(%a: f32) {
  scf.execute_region {
    "test.finish"() : () -> ()
  }
  return
}
// -----
func.func @execute_region_order(%a: i32) {
  %0 = scf.execute_region no_inline -> i32 {
    scf.yield %a : i32
  }
  return
}
// -----
func.func @switch_on_integer(%i: i32) {
  scf.index_switch %i
  default {
  }
  return
}
// -----
func.func @no_default(%i: index) {
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  return
}
// -----
func.func @duplicate_case(%i: index) {
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}
// -----
func.func @case_without_yield(%i: index) {
  scf.index_switch %i
  case 1 {
  }
  default {
  }
  return
}
// -----
func.func @default_without_yield(%i: index) {
  %0 = scf.index_switch %i -> i32
  default {
  }
  return
}
// -----
func.func @default_yields_other_type(%i: index, %a: f32) {
  %0 = scf.index_switch %i -> i32
  default {
    scf.yield %a : f32
  }
  return
}
// -----
func.func @case_yields_other_type(%i: index, %a: f32, %b: i32) {
  %0 = scf.index_switch %i -> i32
  case 3 {
    scf.yield %a : f32
  }
  default {
    scf.yield %b : i32
  }
  return
}
// -----
func.func @case_yields_too_much(%i: index, %a: f32) {
  scf.index_switch %i
  case 3 {
    scf.yield %a : f32
  }
  default {
  }
  return
}
// -----
func.func @other_terminator(%i: index) {
  scf.index_switch %i
  case 3 {
    "test.finish"() : () -> ()
  }
  default {
  }
  return
}
// -----
func.func @number_of_cases(%i: index) {
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @case_is_word(%i: index) {
  scf.index_switch %i
  case x {
    scf.yield
  }
  default {
  }
  return
}
// -----
func.func @case_has_two_blocks(%i: index) {
  scf.index_switch %i
  case 1 {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  default {
  }
  return
}
// -----
func.func @cases_missing(%i: index) {
  "scf.index_switch"(%i) ({
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @execute_region_yields_nothing() {
  %0 = scf.execute_region -> i32 {
    scf.yield
  }
  return
}
// -----
func.func @execute_region_yields_other_type(%a: f32) {
  %0 = scf.execute_region -> i32 {
    scf.yield %a : f32
  }
  return
}
