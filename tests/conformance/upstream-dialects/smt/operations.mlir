func.func private @types(!smt.bool, !smt.int, !smt.bv<8>, !smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bv<1>>, !smt.sort<"a">, !smt.sort<"b"[!smt.bool, !smt.sort<"c">]>)
// -----
func.func private @wrong(!smt.bv<0>)
// -----
func.func private @wrong(!smt.array<[i32 -> !smt.bool]>)
// -----
func.func private @wrong(!smt.array<[!smt.bool -> i32]>)
// -----
func.func private @wrong(!smt.func<(i32) !smt.bool>)
// -----
func.func private @wrong(!smt.func<(!smt.int) i32>)
// -----
func.func private @wrong(!smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.int>)
// -----
func.func private @wrong(!smt.sort<"a"[i32]>)
// -----
func.func @logic(%a: !smt.bool, %b: !smt.bool, %c: !smt.bool) {
  %0 = smt.constant true
  %1 = smt.not %a
  %2 = smt.and %a, %b, %c
  %3 = smt.or %a, %b
  %4 = smt.xor %a, %b, %c
  %5 = smt.implies %a, %b
  %6 = smt.ite %a, %b, %c : !smt.bool
  smt.assert %6
  return
}
// -----
func.func @integers(%a: !smt.int, %b: !smt.int) {
  %0 = smt.int.add %a, %b, %a
  %1 = smt.int.mul %a, %b
  %2 = smt.int.sub %a, %b
  %3 = smt.int.div %a, %b
  %4 = smt.int.mod %a, %b
  %5 = smt.int.cmp le %a, %b
  %6 = smt.int.cmp lt %a, %b
  %7 = smt.int.cmp ge %a, %b
  %8 = smt.int.cmp gt %a, %b
  %9 = smt.int.abs %a
  return
}
// -----
func.func @vectors(%a: !smt.bv<8>, %b: !smt.bv<8>) {
  %0 = smt.bv.neg %a : !smt.bv<8>
  %1 = smt.bv.not %a : !smt.bv<8>
  %2 = smt.bv.add %a, %b : !smt.bv<8>
  %3 = smt.bv.mul %a, %b : !smt.bv<8>
  %4 = smt.bv.urem %a, %b : !smt.bv<8>
  %5 = smt.bv.srem %a, %b : !smt.bv<8>
  %6 = smt.bv.smod %a, %b : !smt.bv<8>
  %7 = smt.bv.shl %a, %b : !smt.bv<8>
  %8 = smt.bv.lshr %a, %b : !smt.bv<8>
  %9 = smt.bv.ashr %a, %b : !smt.bv<8>
  %10 = smt.bv.udiv %a, %b : !smt.bv<8>
  %11 = smt.bv.sdiv %a, %b : !smt.bv<8>
  %12 = smt.bv.and %a, %b : !smt.bv<8>
  %13 = smt.bv.or %a, %b : !smt.bv<8>
  %14 = smt.bv.xor %a, %b : !smt.bv<8>
  %15 = smt.bv.cmp slt %a, %b : !smt.bv<8>
  %16 = smt.bv.cmp uge %a, %b : !smt.bv<8>
  %17 = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<8>
  return
}
// -----
func.func @arrays(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b: !smt.bool) {
  %0 = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %1 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
func.func @functions() {
  %0 = smt.declare_fun "a" : !smt.bool
  %1 = smt.declare_fun : !smt.int
  %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %2 = smt.apply_func %f(%1, %0) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  return
}
// -----
smt.solver() : () -> () {
  smt.set_logic "HORN"
  smt.push 1
  smt.pop 1
  smt.reset
  smt.check sat {
  } unknown {
  } unsat {
  }
}
// -----
func.func @quantifiers() {
  %0 = smt.forall ["a", "b"] weight 2 {
  ^bb0(%a: !smt.int, %b: !smt.int):
    %1 = smt.int.cmp le %a, %b
    smt.yield %1 : !smt.bool
  }
  %2 = smt.exists no_pattern {
  ^bb0(%a: !smt.int):
    %1 = smt.int.cmp le %a, %a
    smt.yield %1 : !smt.bool
  }
  return
}
// -----
func.func @conversions(%a: !smt.bv<4>, %b: !smt.int) {
  %0 = smt.bv2int %a : !smt.bv<4>
  %1 = smt.bv2int %a signed : !smt.bv<4>
  %2 = smt.int2bv %b : !smt.bv<4>
  return
}
// -----
// Constants of bit vectors.
"t.op"() {a = #smt.bv<5> : !smt.bv<4>, b = #smt.bv<15> : !smt.bv<4>, c = #smt.bv<-1> : !smt.bv<8>} : () -> ()
// -----
"t.op"() {a = #smt.bv<5>} : () -> ()
// -----
"t.op"() {a = #smt.bv<16> : !smt.bv<4>} : () -> ()
// -----
"t.op"() {a = #smt.bv<5> : i32} : () -> ()
// -----
func.func @wrong(%a: !smt.int) {
  %0 = "smt.not"(%a) : (!smt.int) -> !smt.bool
  return
}
// -----
func.func @wrong(%a: !smt.bool) {
  %0 = smt.and %a
  return
}
// -----
smt.set_logic "QF_BV"
// -----
func.func @wrong(%a: !smt.bv<8>, %b: !smt.bv<4>) {
  %0 = "smt.bv.add"(%a, %b) : (!smt.bv<8>, !smt.bv<4>) -> !smt.bv<8>
  return
}
// -----
func.func @wrong(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.bool) {
  %0 = "smt.array.select"(%a, %i) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool) -> !smt.bool
  return
}
