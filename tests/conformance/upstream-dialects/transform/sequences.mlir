module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_fill(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_param) {
    transform.match.operation_name %op ["linalg.fill"] : !transform.any_op
    %p = transform.param.constant "a" -> !transform.any_param
    transform.match.param.cmpi eq %p, %p : !transform.any_param
    transform.yield %op, %p : !transform.any_op, !transform.any_param
  }
  transform.named_sequence @same(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_param) {
    %p = transform.param.constant "b" -> !transform.any_param
    transform.yield %op, %p : !transform.any_op, !transform.any_param
  }
  transform.named_sequence private @act(%op: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) -> !transform.any_op
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %all, %each = transform.foreach_match restrict_root flatten_results in %root
        @is_fill -> @act, @same -> @act : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %0, %1 = transform.collect_matching @is_fill in %all : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
    %2 = transform.include @act failures(suppress) (%0, %1) : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @a(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %all, %more = transform.foreach_match in %root, %root @m -> @a : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @a(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %all, %more = transform.foreach_match in %root @m -> @a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %all = transform.foreach_match in %root @m -> @a : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %all = "transform.foreach_match"(%root) <{matchers = [], actions = []}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.generalize %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) -> !transform.any_value {
    transform.yield %root : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op)
}
// -----
transform.named_sequence @main(%root: !transform.any_op) {
  transform.yield
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.generalize %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %root : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_parent_op %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %1 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
  }
  %2 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: i32):
}
// -----
transform.sequence failures(propagate) {
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0:2 = transform.split_handle %root {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0:2 = transform.split_handle %root {overflow_result = 1, fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %1 = transform.replicate num(%0#0) %0#1 : !transform.any_op, !transform.any_op
  %2 = transform.get_type elemental %3 : (!transform.any_value) -> !transform.type
  %3 = transform.get_operand %1[except(0, 2)] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = pdl.operation "a.b"
    pdl.rewrite %0 with "transform.dialect"
  }
  sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
    %1 = pdl_match @p in %x : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
}
