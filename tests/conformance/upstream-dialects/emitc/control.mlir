func.func @loops(%a: i32, %b: i32, %i: index, %o: !emitc.opaque<"T">) {
  emitc.for %k = %i to %i step %i {
    emitc.for %l = %a to %b step %b : i32 {
      %0 = emitc.add %l, %a : (i32, i32) -> i32
    } {note}
    emitc.yield
  }
  emitc.for %k = %o to %o step %o : !emitc.opaque<"T"> {
  } {a = 1 : i32}
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.for %k = %a to %a step %a : i32 {
    emitc.yield %k : i32
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  "emitc.for"(%a, %a, %a) ({
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: i64):
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @wrong(%a: f32) {
  emitc.for %k = %a to %a step %a : f32 {
  }
  return
}
// -----
func.func @conditions(%c: i1) {
  emitc.if %c {
    emitc.if %c {
      emitc.yield
    } else {
    } {note}
  }
  "emitc.if"(%c) ({
    "emitc.yield"() {a} : () -> ()
  }, {}) : (i1) -> ()
  return
}
// -----
func.func @wrong(%c: i1) {
  emitc.if %c {
  ^bb0(%a: i32):
    emitc.yield
  }
  return
}
// -----
func.func @wrong(%c: i32) {
  emitc.if %c {
  }
  return
}
// -----
func.func @wrong(%c: i1) {
  "emitc.if"(%c) ({}, {}) : (i1) -> ()
  return
}
// -----
func.func @wrong(%c: i1, %a: i32) {
  emitc.if %c {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @wrong() {
  emitc.yield
}
// -----
func.func @switches(%a: i32, %i: index, %s: !emitc.size_t) {
  emitc.switch %a : i32
  default {
  }
  emitc.switch %i : index {note}
  case 1 {
    emitc.verbatim "x"
    emitc.yield
  }
  case -2 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  emitc.switch %s : !emitc.size_t
  case 0 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @wrong(%a: f32) {
  emitc.switch %a : f32
  default {
    emitc.yield
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield %a : i32
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.switch %a : i32
  default {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.switch %a : i32
  default {
    "emitc.verbatim"() {value = ""} : () -> ()
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.switch %a : i32
  case {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @do(%a: i32, %b: i32, %p: !emitc.lvalue<i32>) {
  emitc.do {
    emitc.assign %a : i32 to %p : <i32>
  } while {
    %0 = emitc.expression %a, %b : (i32, i32) -> i1 {
      %1 = emitc.cmp lt, %a, %b : (i32, i32) -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  } attributes {note}
  return
}
// -----
func.func @do(%a: i32, %b: i32) {
  emitc.do {
  } while {
    %0 = emitc.expression %a, %b : (i32, i32) -> i1 {
      %1 = emitc.cmp lt, %a, %b : (i32, i32) -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}
// -----
func.func @wrong(%c: i1) {
  emitc.do {
  } while {
    emitc.yield %c : i1
  }
  return
}
// -----
func.func @wrong(%c: i1) {
  emitc.do {
  } while {
    %0 = "emitc.constant"() {value = true} : () -> i1
    emitc.yield %c : i1
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.do {
  } while {
    %0 = emitc.expression %a : (i32) -> i32 {
      %1 = emitc.unary_minus %a : (i32) -> i32
      emitc.yield %1 : i32
    }
    emitc.yield %0 : i32
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.do {
  } while {
    %0 = emitc.expression %a : (i32) -> i1 {
      %1 = emitc.logical_not %a : i32
      emitc.yield %1 : i1
    }
    emitc.verbatim "x"
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.do {
  } while {
    %0 = emitc.expression %a : (i32) -> i1 {
      %1 = emitc.logical_not %a : i32
      emitc.yield %1 : i1
    }
    emitc.yield
  }
  return
}
// -----
func.func @wrong(%a: i32, %c: i1) {
  emitc.do {
  } while {
    %0 = emitc.expression %a : (i32) -> i1 {
      %1 = emitc.logical_not %a : i32
      emitc.yield %1 : i1
    }
    emitc.yield %c : i1
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.do {
    emitc.yield
  } while {
    %0 = emitc.expression %a : (i32) -> i1 {
      %1 = emitc.logical_not %a : i32
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.do {
  }
  return
}
// -----
func.func @wrong(%a: i32) {
  emitc.do {
  } while {
  }
  return
}
