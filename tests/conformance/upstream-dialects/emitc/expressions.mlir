func.func @parts(%a: i32, %b: !emitc.lvalue<i32>, %o: !emitc.opaque<"T">) -> i32 {
  %0 = emitc.expression : () -> i32 {
    %1 = "emitc.constant"() {value = 3 : i32} : () -> i32
    emitc.yield %1 : i32
  }
  %2 = emitc.expression %a, %b : (i32, !emitc.lvalue<i32>) -> i32 {
    %3 = emitc.load %b : <i32>
    %4 = emitc.call_opaque "f"(%3, %a) : (i32, i32) -> i32
    %5 = emitc.cast %4 : i32 to f32
    %6 = emitc.cmp ge, %5, %5 : (f32, f32) -> i1
    %7 = emitc.conditional %6, %a, %a : i32
    emitc.yield %7 : i32
  }
  %8 = emitc.expression %b : (!emitc.lvalue<i32>) -> !emitc.ptr<i32> {
    %9 = emitc.address_of %b : !emitc.lvalue<i32>
    emitc.yield %9 : !emitc.ptr<i32>
  }
  return %2 : i32
}
// -----
func.func @twice(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.unary_minus %a : (i32) -> i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
func.func @names(%a: i32, %b: i32) -> i32 {
  %0 = "emitc.expression"(%a, %a) ({
  ^bb0(%x: i32, %y: i32):
    %1 = emitc.add %x, %y : (i32, i32) -> i32
    emitc.yield %1 : i32
  }) : (i32, i32) -> i32
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a, %a : (i32, i32) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) -> i32 {
  %0 = emitc.expression %a : (!emitc.lvalue<i32>) -> i32 {
    %1 = emitc.load %a : <i32>
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: !emitc.lvalue<i32>) -> i32 {
  %0 = emitc.expression %a : (!emitc.lvalue<i32>) -> i32 {
    %1 = emitc.load %a : <i32>
    %2 = emitc.unary_minus %1 : (i32) -> i32
    %3 = emitc.add %2, %2 : (i32, i32) -> i32
    emitc.yield %3 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: !emitc.opaque<"T">) -> i32 {
  %0 = emitc.expression %a : (!emitc.opaque<"T">) -> i32 {
    %1 = emitc.add %a, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.yield
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.unary_minus %a : (i32) -> i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.unary_minus %a : (i32) -> i64
    emitc.yield %1 : i64
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.literal "M" : i32
    emitc.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.call_opaque "f"(%a) : (i32) -> ()
    %1 = emitc.unary_minus %a : (i32) -> i32
    emitc.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.unary_minus %a : (i32) -> i32
    %2 = emitc.unary_minus %a : (i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    func.return
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32, %b: i32) -> i32 {
  %0 = emitc.expression %a, %b : (i32) -> i32 {
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : i32 {
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> (i32, i32) {
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a (i32) -> (i32) {
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
  }
  return %0 : i32
}
// -----
func.func @wrong(%a: i32, %b: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @lvalue(%a: !emitc.lvalue<i32>, %c: i1) {
  emitc.if %c {
    "emitc.yield"(%a) : (!emitc.lvalue<i32>) -> ()
  }
  return
}
