func.func @constants() {
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
  %c6 = smt.bv.constant #smt.bv<-1> : !smt.bv<70> {a}
  %c7 = smt.bv.constant #smt.bv<15> : !smt.bv<4>
  %0 = smt.int.constant 5
  %1 = smt.int.constant 9
  %2 = smt.int.constant 0
  %3 = smt.int.constant -0
  %4 = smt.int.constant -123456789012345678901234567890 {a}
  %5 = smt.int.constant 123456789012345678901234567890
  %6 = smt.int.constant 0xff
  %7 = smt.int.constant 0x0ff
  %8 = smt.int.constant 007
  %9 = smt.int.constant -8
  %10 = smt.int.constant -16
  %11 = smt.int.constant 99
  %12 = smt.int.constant 999
  %13 = smt.int.constant 16
  %14 = smt.int.constant 18446744073709551615
  %15 = smt.int.constant 18446744073709551616
  %16 = smt.int.constant -9223372036854775808
  %17 = smt.constant true
  %18 = smt.constant false
  return
}
// -----
func.func @typed() {
  %4 = "smt.int.constant"() {value = 5 : i8} : () -> !smt.int
  %5 = "smt.int.constant"() {value = 5 : si8} : () -> !smt.int
  %6 = "smt.int.constant"() {value = 255 : ui8} : () -> !smt.int
  %7 = "smt.int.constant"() {value = -1 : i8} : () -> !smt.int
  %8 = "smt.int.constant"() {value = 5 : index} : () -> !smt.int
  return
}
// -----
func.func @names() {
  %0 = smt.declare_fun "a" : !smt.bool
  %1 = smt.declare_fun "a" : !smt.bool
  %2 = smt.declare_fun "" : !smt.bool
  return
}
// -----
func.func @comparisons(%a: !smt.bool, %i: !smt.int, %v: !smt.bv<8>) {
  %0 = smt.eq %a, %a, %a : !smt.bool
  %1 = smt.distinct %i, %i {a} : !smt.int
  %2 = smt.eq %v, %v {b} : !smt.bv<8>
  return
}
// -----
func.func @wrong() {
  %0 = smt.eq : !smt.bool
  return
}
// -----
func.func @wrong(%a: !smt.bool) {
  %0 = smt.distinct %a : !smt.bool
  return
}
// -----
func.func @wrong(%a: !smt.bool, %b: !smt.int) {
  %0 = smt.eq %a, %b : !smt.bool
  return
}
// -----
func.func @wrong(%a: !smt.bool, %b: !smt.int) {
  %0 = "smt.eq"(%a, %b) : (!smt.bool, !smt.int) -> !smt.bool
  return
}
// -----
func.func @wrong(%a: !smt.bool) {
  %0 = smt.eq %a, %a !smt.bool
  return
}
// -----
func.func @vectors(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat 3 times %v {a} : !smt.bv<8>
  %1 = smt.bv.repeat 0x10 times %v : !smt.bv<8>
  %2 = smt.bv.extract %v from 2 : (!smt.bv<8>) -> !smt.bv<4>
  %3 = smt.bv.extract %v from 0 : (!smt.bv<8>) -> !smt.bv<8>
  %4 = smt.bv.concat %v, %3 : !smt.bv<8>, !smt.bv<8>
  %5 = "smt.bv.repeat"(%v) : (!smt.bv<8>) -> !smt.bv<16>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat -3 times %v : !smt.bv<8>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat 0 times %v : !smt.bv<8>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat 9223372036854775807 times %v : !smt.bv<8>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat 922337203685477580799999 times %v : !smt.bv<8>
  return
}
// -----
func.func @wrong(%v: !smt.bool) {
  %0 = smt.bv.repeat 2 times %v : !smt.bool
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat 2 %v : !smt.bv<8>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.repeat times %v : !smt.bv<8>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = "smt.bv.repeat"(%v) : (!smt.bv<8>) -> !smt.bv<10>
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.bv.extract %v from 6 : (!smt.bv<8>) -> !smt.bv<4>
  return
}
// -----
func.func @wrong() {
  %0 = smt.bv.constant #smt.bv<5>
  return
}
// -----
func.func @wrong() {
  %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<4>}> : () -> !smt.bv<5>
  return
}
// -----
func.func @wrong() {
  %0 = smt.bv.constant 5
  return
}
// -----
func.func @wrong() {
  %0 = smt.int.constant "a"
  return
}
// -----
func.func @quantifiers() {
  %0 = smt.exists ["a"] weight 3 attributes {note} {
  ^bb0(%a: !smt.int):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    smt.yield %a : !smt.int
  }, {
  ^bb0(%a: !smt.int):
    %2 = smt.int.add %a, %a
    smt.yield %a, %2 : !smt.int, !smt.int
  }
  %3 = smt.forall {
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.exists no_pattern {
  ^bb0(%a: !smt.int):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    smt.yield %a : !smt.int
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.forall {
  ^bb0(%a: i32):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.forall {
  ^bb0(%a: !smt.int):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    smt.yield
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.forall {
  ^bb0(%a: !smt.int):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
  ^bb0(%a: !smt.bool):
    smt.yield %a : !smt.bool
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.exists ["a"] {
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.exists {
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
    %1 = smt.constant true
    %2 = arith.constant 3 : i32
    smt.yield %1 : !smt.bool
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.exists {
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  } patterns {
    %2 = smt.forall {
      %1 = smt.constant true
      smt.yield %1 : !smt.bool
    }
    smt.yield %2 : !smt.bool
  }
  return
}
// -----
func.func @wrong() {
  %0 = smt.exists {
    smt.yield
  }
  return
}
// -----
func.func @wrong(%v: !smt.bv<8>) {
  %0 = smt.exists {
    smt.yield %v : !smt.bv<8>
  }
  return
}
// -----
func.func @solvers(%a: i32) -> i32 {
  %0 = smt.solver(%a) {note} : (i32) -> i32 {
  ^bb0(%b: i32):
    %1:2 = smt.check {note} sat {
      smt.yield %b, %b : i32, i32
    } unknown {
      smt.yield %b, %b : i32, i32
    } unsat {
      smt.yield %b, %b : i32, i32
    } -> i32, i32
    smt.yield %1#0 : i32
  }
  return %0 : i32
}
// -----
smt.solver() : () -> () {
  %c1 = arith.constant 0 : i32
  smt.yield %c1 : i32
}
// -----
func.func @wrong(%i: i32) {
  %0 = smt.solver(%i) : (i32) -> i32 {
  ^bb0(%x: i64):
    %c1 = arith.constant 0 : i32
    smt.yield %c1 : i32
  }
  return
}
// -----
func.func @wrong(%i: i32) {
  %0 = smt.check sat {
    smt.yield
  } unknown {
    smt.yield %i : i32
  } unsat {
    smt.yield %i : i32
  } -> i32
  return
}
// -----
func.func @wrong(%i: i32) {
  %0 = smt.check sat {
    smt.yield %i : i32
  } unknown {
    smt.yield
  } unsat {
    smt.yield %i : i32
  } -> i32
  return
}
// -----
func.func @wrong(%i: i32) {
  %0 = smt.check sat {
    smt.yield %i : i32
  } unknown {
    smt.yield %i : i32
  } unsat {
  } -> i32
  return
}
