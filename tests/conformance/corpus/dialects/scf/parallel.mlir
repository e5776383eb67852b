func.func @plain(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    "some.use"(%i) : (index) -> ()
    scf.reduce
  }
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) {
  } {note = 1 : i8}
  return
}
// -----
func.func @reductions(%a: index, %z: f32, %n: i32) -> f32 {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    %x = arith.constant 1.0 : f32
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %1:2 = scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) init (%z, %n) -> (f32, i32) {
    scf.reduce(%z, %n : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l {note} : i32
    } {note}
  } {note}
  return %1#0 : f32
}
// -----
func.func @generic_form(%a: index, %z: f32) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  %0 = "scf.parallel"(%a, %a, %a, %z) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%z) ({
    ^bb0(%l: f32, %r: f32):
      "scf.reduce.return"(%l) : (f32) -> ()
    }) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @no_dimension() {
  scf.parallel () = () to () step () {
  }
  return
}
// -----
func.func @zero_step(%a: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%a) to (%a) step (%c0) {
  }
  return
}
// -----
func.func @negative_step(%a: index) {
  %c0 = arith.constant -1 : index
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %c0) {
  }
  return
}
// -----
func.func @too_few_bounds(%a: index) {
  scf.parallel (%i, %j) = (%a) to (%a, %a) step (%a, %a) {
  }
  return
}
// -----
func.func @too_many_steps(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a, %a) {
  }
  return
}
// -----
func.func @no_parens(%a: index) {
  scf.parallel %i = %a to %a step %a {
  }
  return
}
// -----
func.func @types(%a: i32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
  }
  return
}
// -----
func.func @variables(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @type_of_variable(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
// NO ROUND TRIP: MLIR does not verify what its parser asks for.
func.func @bounds_differ(%a: index) {
  "scf.parallel"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> ({
  ^bb0(%i: index):
    scf.reduce
  }) : (index, index, index, index) -> ()
  return
}
// -----
func.func @init_without_result(%a: index, %z: f32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) {
    scf.reduce
  }
  return
}
// -----
func.func @result_without_init(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @result_without_init_in_generic_form(%a: index, %z: f32) {
  %0 = "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }) : (index, index, index) -> f32
  return
}
// -----
func.func @no_reduction(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
  }
  return
}
// -----
func.func @type_of_reduction(%a: index, %z: f32, %n: i32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%n : i32) {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l : i32
    }
  }
  return
}
// -----
func.func @another_terminator(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.yield
  }
  return
}
// -----
func.func @one_argument(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @argument_types(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f64):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @return_type(%a: index, %z: f32, %n: f64) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %n : f64
    }
  }
  return
}
// -----
func.func @return_missing(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
      "test.finish"() : () -> ()
    }
  }
  return
}
// -----
func.func @empty_reduction(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
    }
  }
  return
}
// -----
func.func @number_of_regions(%a: index, %z: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z, %z : f32, f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @reduce_elsewhere() {
  scf.reduce
}
// -----
func.func @reduce_return_elsewhere(%a: i32) {
  scf.reduce.return %a : i32
}
// -----
func.func @inits_and_types(%a: index, %z: f32) {
  %0:2 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> (f32, f32) {
  }
  return
}
