// with: --canonicalize
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %loops = transform.structured.match ops{["scf.for"]} in %module : (!transform.any_op) -> !transform.any_op
    %unused = transform.structured.match ops{["scf.if"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %loops, "here" : !transform.any_op
    transform.print %loops : !transform.any_op
    transform.print
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %loops = transform.structured.match ops{["scf.for"]} in %module : (!transform.any_op) -> !transform.any_op
    %count = transform.num_associations %loops : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %count : !transform.param<i64>
    transform.yield
  }
}
