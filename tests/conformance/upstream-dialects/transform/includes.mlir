module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}) { 
    transform.include @b failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @b(%arg0: !transform.any_op {transform.readonly}) { 
    transform.include @a failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield 
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}) { 
    transform.include @a failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield 
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @a(%arg0: !transform.any_op {transform.readonly}) { 
    transform.include @a failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield 
  }
}
// -----
module attributes {transform.target_tag = 3 : i32} {}
// -----
module attributes {transform.consumed = 3 : i32} {}
// -----
module attributes {transform.silence_tracking_failures = 3 : i32} {}
// -----
module attributes {transform.foo} {}
// -----
"test.x"() {transform.with_named_sequence} : () -> ()
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %0 = "transform.apply_registered_pass"(%t, %p) <{options = {a = #transform.param_operand<index = 2 : i64>}, pass_name = "c"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %0 = "transform.apply_registered_pass"(%t, %p) <{options = {}, pass_name = "c"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %0 = "transform.apply_registered_pass"(%t, %p) <{options = {a = #transform.param_operand<index = 0 : i64>, b = [#transform.param_operand<index = 0 : i64>]}, pass_name = "c"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.apply_registered_pass "c" with options = {a = [ [%p] ], b = #transform.param_operand<index=0>} to %t : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.apply_registered_pass "c" with options = {a = [ [%p] ], a = 1} to %t : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.apply_registered_pass "c" with options = {} to %t : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "c" with options = {a = []} to %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.num_associations %t : (!transform.any_op) -> !transform.param<i32>
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.num_associations %t : (!transform.any_op) -> !transform.affine_map
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.num_associations %t : (!transform.any_op) -> !transform.type
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    transform.tune.alternatives<"y"> selected_region = 7 { transform.yield }, { transform.yield }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %0 = transform.param.constant 3 : i64 -> !transform.param<i64>
    transform.tune.alternatives<"y"> selected_region = %0 : !transform.param<i64> { transform.yield }, { transform.yield %t : !transform.any_op }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %c, %l = transform.structured.fuse %t tile_sizes [2, 0] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %c, %l = transform.structured.fuse %t tile_sizes [2, 0] interchange [%p, 1] {use_forall} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %c = transform.structured.fuse %t tile_sizes [2, 0] interchange [0, 1] {use_forall} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
