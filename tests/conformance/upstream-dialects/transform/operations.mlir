func.func private @types(!transform.any_op, !transform.any_value, !transform.any_param, !transform.op<"a.b">, !transform.param<i32>, !transform.type, !transform.affine_map)
// -----
func.func private @wrong(!transform.param<f32>)
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"a.b">
  %2 = transform.num_associations %0 : (!transform.any_op) -> !transform.param<i64>
  %3 = transform.param.constant 1 : i32 -> !transform.param<i32>
  %4 = transform.get_result %0[0] : (!transform.any_op) -> !transform.any_value
  %5 = transform.get_operand %0[1] : (!transform.any_op) -> !transform.any_value
  %6 = transform.get_defining_op %4 : (!transform.any_value) -> !transform.any_op
  %7 = transform.merge_handles %0, %6 : !transform.any_op
  transform.print %7 {name = "a"} : !transform.any_op
  transform.print
}
// -----
func.func @wrong(%a: i32) {
  %0 = "transform.cast"(%a) : (i32) -> !transform.any_op
  return
}
// -----
"a"() : () -> !transform.foo
// -----
"a"() : () -> !transform.foo<i32>
