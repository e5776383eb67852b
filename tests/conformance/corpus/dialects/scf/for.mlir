func.func @plain(%a: index, %b: index, %s: index) {
  scf.for %i = %a to %b step %s {
    "some.use"(%i) : (index) -> ()
  }
  scf.for %i = %a to %b step %s {
    scf.for %j = %i to %b step %s {
    } {inner}
    scf.yield
  } {note = 1 : i8}
  scf.for %i = %a to %b step %s : index {
  }
  return
}
// -----
func.func @types(%a: i32, %b: i64) {
  scf.for %i = %a to %a step %a : i32 {
  }
  scf.for unsigned %i = %b to %b step %b : i64 {
    "some.use"(%i) : (i64) -> ()
  } {note}
  %0 = scf.for unsigned %i = %b to %b step %b iter_args(%x = %a) -> (i32) : i64 {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @carried(%a: index, %x: f32, %y: tensor<4xi32>) -> (f32, tensor<4xi32>) {
  %0 = scf.for %i = %a to %a step %a iter_args(%p = %x) -> (f32) {
    %n = arith.addf %p, %p : f32
    scf.yield %n : f32
  }
  %1:2 = scf.for %i = %a to %a step %a iter_args(%p = %x, %q = %y) -> (f32, tensor<4xi32>) {
    scf.yield %p, %q : f32, tensor<4xi32>
  } {note}
  %2 = scf.for %i = %a to %a step %a iter_args(%p = %x) -> f32 {
    scf.yield %p : f32
  }
  return %1#0, %1#1 : f32, tensor<4xi32>
}
// -----
func.func @generic_form(%a: index, %x: f32, %n: i8) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %p: f32):
    "scf.yield"(%p) {note} : (f32) -> ()
  }) {note} : (index, index, index, f32) -> f32
  "scf.for"(%n, %n, %n) <{unsignedCmp}> ({
  ^bb0(%i: i8):
    scf.yield
  }) : (i8, i8, i8) -> ()
  return
}
// -----
func.func @iter_args_empty(%a: index) {
  scf.for %i = %a to %a step %a iter_args() -> () {
  }
  return
}
// -----
func.func @bounds_defined_inside(%a: index) {
  scf.for %i = %a to %i step %a {
  }
  return
}
// -----
func.func @types_of_bounds(%a: index, %b: i32) {
  scf.for %i = %a to %b step %a {
  }
  return
}
// -----
func.func @float_bounds(%a: f32) {
  scf.for %i = %a to %a step %a : f32 {
  }
  return
}
// -----
func.func @signed_bounds(%a: si32) {
  scf.for %i = %a to %a step %a : si32 {
  }
  return
}
// -----
func.func @bounds_differ(%a: index, %b: i32) {
  "scf.for"(%a, %b, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, i32, index) -> ()
  return
}
// -----
func.func @no_step(%a: index) {
  scf.for %i = %a to %a {
  }
  return
}
// -----
func.func @no_to(%a: index) {
  scf.for %i = %a, %a step %a {
  }
  return
}
// -----
func.func @no_equal(%a: index) {
  scf.for %i %a to %a step %a {
  }
  return
}
// -----
func.func @no_body(%a: index) {
  scf.for %i = %a to %a step %a
  return
}
// -----
func.func @results_missing(%a: index) {
  scf.for %i = %a to %a step %a iter_args(%x = %a) {
  }
  return
}
// -----
func.func @too_few_results(%a: index) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %a, %y = %a) -> (index) {
    scf.yield %x : index
  }
  return
}
// -----
func.func @init_of_other_type(%a: index, %b: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %b) -> (index) {
    scf.yield %x : index
  }
  return
}
// -----
func.func @number_of_inits(%a: index) {
  "scf.for"(%a, %a, %a, %a) ({
  ^bb0(%i: index, %x: index):
    scf.yield %x : index
  }) : (index, index, index, index) -> ()
  return
}
// -----
func.func @number_of_results(%a: index) {
  %0 = "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, index) -> (index)
  return
}
// -----
func.func @type_of_variable(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @two_blocks(%a: index) {
  scf.for %i = %a to %a step %a {
    cf.br ^next
  ^next:
    scf.yield
  }
  return
}
// -----
func.func @another_terminator(%a: index) {
  scf.for %i = %a to %a step %a {
    "test.finish"() : () -> ()
  }
  return
}
// -----
func.func @empty_region(%a: index) {
  "scf.for"(%a, %a, %a) ({}) : (index, index, index) -> ()
  return
}
// -----
func.func @empty_block(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @no_region(%a: index) {
  "scf.for"(%a, %a, %a) : (index, index, index) -> ()
  return
}
// -----
func.func @variable_outside(%a: index) {
  scf.for %i = %a to %a step %a {
  }
  "some.use"(%i) : (index) -> ()
  return
}
// -----
func.func @name_taken(%a: index) {
  scf.for %a = %a to %a step %a {
  }
  return
}
// -----
func.func @yield_elsewhere() {
  scf.yield
}
// -----
func.func @yields_nothing(%a: index) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
    scf.yield
  }
  return
}
// -----
func.func @yield_left_out(%a: index) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
  }
  return
}
// -----
func.func @yields_other_type(%a: index, %b: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
    scf.yield %b : f32
  }
  return
}
// -----
func.func @yields_without_results(%a: index) {
  scf.for %i = %a to %a step %a {
    scf.yield %a : index
  }
  return
}
// -----
func.func @type_of_init(%a: index, %b: f32) {
  %0 = "scf.for"(%a, %a, %a, %b) ({
  ^bb0(%i: index, %x: f64):
    %c = arith.truncf %x : f64 to f32
    scf.yield %c : f32
  }) : (index, index, index, f32) -> (f32)
  return
}
// -----
func.func @type_of_result(%a: index, %b: f32) {
  %0 = "scf.for"(%a, %a, %a, %b) ({
  ^bb0(%i: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> (f64)
  return
}
// -----
func.func @number_of_arguments(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index, %j: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
