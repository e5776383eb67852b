func.func @plain(%c: i1) {
  scf.if %c {
    "some.op"() : () -> ()
  }
  scf.if %c {
  } else {
    "some.op"() : () -> ()
    scf.yield
  } {note = 1 : i8}
  scf.if %c {
  } {note}
  return
}
// -----
func.func @results(%c: i1, %a: i32, %b: f32) -> i32 {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    %1 = arith.constant 5 : i32
    scf.yield %1 : i32
  }
  %2:2 = scf.if %c -> (i32, f32) {
    scf.yield %a, %b : i32, f32
  } else {
    scf.yield %0, %b : i32, f32
  } {note}
  %3 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return %2#0 : i32
}
// -----
func.func @generic_form(%c: i1, %a: i32) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %0 = "scf.if"(%c) ({
    "scf.yield"(%a) : (i32) -> ()
  }, {
    "scf.yield"(%a) : (i32) -> ()
  }) {note} : (i1) -> i32
  return
}
// -----
func.func @nested(%c: i1) {
  scf.if %c {
    scf.if %c {
      scf.if %c {
        "some.op"() : () -> ()
      }
    } else {
      scf.if %c {
      }
    }
  }
  return
}
// -----
func.func @condition_is_wide(%c: i32) {
  scf.if %c {
  }
  return
}
// -----
func.func @condition_is_wide_in_generic_form(%c: i32) {
  "scf.if"(%c) ({
    scf.yield
  }, {
  }) : (i32) -> ()
  return
}
// -----
func.func @no_else(%c: i1, %a: i32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  }
  return
}
// -----
func.func @one_region(%c: i1) {
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}
// -----
func.func @empty_then(%c: i1) {
  "scf.if"(%c) ({
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @arguments(%c: i1) {
  "scf.if"(%c) ({
  ^bb0(%a: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @two_blocks(%c: i1) {
  scf.if %c {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @two_blocks_in_else(%c: i1) {
  "scf.if"(%c) ({
    scf.yield
  }, {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }) : (i1) -> ()
  return
}
// -----
func.func @empty_block(%c: i1) {
  "scf.if"(%c) ({
  ^bb0:
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @no_condition() {
  scf.if {
  }
  return
}
// -----
func.func @else_without_region(%c: i1) {
  scf.if %c {
  } else
  return
}
// -----
func.func @another_terminator(%c: i1) {
  scf.if %c {
    return
  }
  return
}
// -----
func.func @else_terminator(%c: i1, %a: i32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    "test.finish"() : () -> ()
  }
  return
}
// -----
func.func @yields_nothing(%c: i1, %a: i32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
  }
  return
}
// -----
func.func @yields_too_much(%c: i1, %a: i32) {
  scf.if %c {
    scf.yield %a : i32
  }
  return
}
// -----
func.func @yields_other_type(%c: i1, %a: i32, %b: f32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : f32
  }
  return
}
// -----
func.func @then_yields_other_type(%c: i1, %a: i32, %b: f32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %b : f32
  } else {
    scf.yield %a : i32
  }
  return
}
// -----
func.func @both_yield_other_type(%c: i1, %a: i32, %b: f32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %b : f32
  } else {
    scf.yield %b : f32
  }
  return
}
