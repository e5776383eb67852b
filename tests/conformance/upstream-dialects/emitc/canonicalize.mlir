// with: --canonicalize
func.func @constants() -> (i32, i32) {
  %0 = "emitc.constant"() {value = 3 : i32} : () -> i32
  %1 = "emitc.constant"() {value = 3 : i32} : () -> i32
  %2 = "emitc.constant"() {value = #emitc.opaque<"X">} : () -> f32
  return %0, %1 : i32, i32
}
// -----
func.func @regions(%c: i1, %i: index) {
  %f = arith.constant false
  emitc.if %f {
    emitc.verbatim "x"
  } else {
    %0 = "emitc.constant"() {value = 3 : i32} : () -> i32
    emitc.call_opaque "g"(%0) : (i32) -> ()
  }
  emitc.for %k = %i to %i step %i {
  }
  %r = emitc.expression %i : (index) -> index {
    %1 = emitc.add %i, %i : (index, index) -> index
    emitc.yield %1 : index
  }
  return
}
