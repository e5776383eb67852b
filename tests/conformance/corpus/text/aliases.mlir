#a = 1 : i32
"t.a"() {x = #a, y = [#a, #a]} : () -> ()
// -----
!t = i32
%0 = "t.a"() : () -> !t
"t.b"(%0) : (!t) -> tensor<4x!t>
// -----
#map = affine_map<(d0) -> (d0)>
"t.a"() {m = #map} : () -> ()
// -----
#m1 = affine_map<(d0) -> (d0)>
#m2 = affine_map<(d0, d1) -> (d1)>
#s = affine_set<(d0) : (d0 >= 0)>
"t.a"() {a = #m2, b = #m1, c = #s} : () -> ()
"t.a"() {a = #m1, d = [#m2, {x = #m1}]} : () -> ()
// -----
"t.a"() {m = affine_map<(d0) -> (d0)>} : () -> ()
"t.b"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()
"t.r"() ({
  "t.a"() {m = affine_map<(d0) -> (d0 + 2)>} : () -> ()
}) {m = affine_map<(d0) -> (d0 + 3)>} : () -> ()
// -----
%0 = "t.a"() : () -> memref<4xf32, affine_map<(d0) -> (d0 + 7)>>
"t.b"(%0) {m = affine_map<(d0) -> (d0 + 8)>} : (memref<4xf32, affine_map<(d0) -> (d0 + 7)>>) -> ()
// -----
"t.r"() ({
^bb0(%a: memref<4xf32, affine_map<(d0) -> (d0 + 7)>>):
  "t.op"() <{m = affine_map<(d0) -> (d0 + 1)>}> {m = affine_map<(d0) -> (d0 + 2)>} : () -> ()
}) : () -> memref<4xf32, affine_map<(d0) -> (d0 + 9)>>
// -----
"t.a"() {s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
"t.a"() {s = affine_set<() : (0 == 0)>, m = affine_map<() -> ()>} : () -> ()
// -----
!a = tuple<i32, i32>
!b = tuple<!a, !a>
#x = "str"
#y = [#x, #x]
"t.a"() {x = #y, t = !b} : () -> ()
// -----
#a = 1
#b = #a
!c = f32
!d = !c
"t.a"() {x = #b, t = !d, a = #a} : () -> ()
// -----
"t.a"() : () -> ()
#late = 5 : i8
"t.b"() {x = #late} : () -> ()
// -----
#a-b = 1
#a$c = 2
#_x = 3
!a-b = i1
"t.b"() {x = #a-b, y = #a$c, z = #_x, t = !a-b} : () -> ()
