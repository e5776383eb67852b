func.func @f() {
  return
}
// -----
func.func private @g(i32, tensor<4xf32> {t.a = 1 : i8}) -> (i32 {t.b}, !t.x) attributes {t.c = "d"}
// -----
module @m attributes {t.m} {
  func.func @swap(%a: i32, %b: f32) -> (f32, i32) {
    "t.br"(%a)[^bb1, ^bb2] : (i32) -> ()
  ^bb1:
    return %b, %a : f32, i32
  ^bb2:
    %c:2 = call @swap(%a, %b) : (i32, f32) -> (f32, i32)
    "t.br"(%c#1)[^bb1, ^bb2] : (i32) -> ()
  }
  func.func @higher() -> (() -> ()) {
    %f = constant @f : () -> ()
    call_indirect %f() : () -> ()
    %r = "t.op"() ({
      %x = func.call @callee(%f) {t.d = [1, 2]} : (() -> ()) -> index
      func.return %x : index
    }) : () -> index
    return %f : () -> ()
  } loc("here":1:2)
  func.func private @callee(() -> ()) -> index
  func.func private @f()
}
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 7)>
!t = tuple<i32, memref<?x4xf32, #map, 3>>
#loc = loc(fused<"x">["a", callsite("b" at "c":3:4)])
func.func nested @types(%arg0: !t loc("arg")) -> !t {
  %0 = builtin.unrealized_conversion_cast %arg0 : !t to vector<2x[4]xi8> loc(#loc)
  %1 = "t.op"(%0) <{p = dense<[[1, 2]]> : tensor<1x2xi8>}> {q = #map, r = distinct[0]<@a::@b>} : (vector<2x[4]xi8>) -> !t
  func.return %1 : !t
} loc(#loc)
