// RUN: ods-opt %s --allow-unregistered-dialect --topological-sort
// RUN: ods-opt %s --allow-unregistered-dialect --symbol-privatize=exclude=f,h
// RUN: ods-opt %s --allow-unregistered-dialect --view-op-graph
// RUN: ods-opt %s --allow-unregistered-dialect --view-op-graph=print-control-flow-edges=true

"t.last"(%a, %b) : (i32, i32) -> ()
%a = "t.a"(%b) {text = "a|b{c}<d>\n"} : (i32) -> i32
%b, %other = "t.b"(%c) ({
  "t.inner"(%c) : (i32) -> ()
}) : (i32) -> (i32, tensor<4x4xf32>)
%c = "t.c"() {big = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi8>} : () -> i32
// A cycle: the first one keeps its place.
%x = "t.x"(%y) : (i32) -> i32
%y = "t.y"(%x) : (i32) -> i32
func.func @f() {
  return
}
func.func private @g()
func.func nested @h() {
  return
}
func.func @i(%p: i1) {
  cf.cond_br %p, ^a, ^b(%p : i1)
^a:
  return
^b(%q: i1):
  return
}
