module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    transform.affine.simplify_min_max_affine_ops %x : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    %0:2 = transform.func.deduplicate_func_args @f at %x : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    %0:2 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %x {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}, %v: !transform.any_value {transform.readonly}) {
    %0:2 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %x {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %1:2 = transform.func.deduplicate_func_args @f at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = transform.structured.promote_tensor to 1 %v : !transform.any_value
    %3 = transform.structured.linalg_copy_to_memref %1#0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> !transform.any_op
    %5:2 = transform.loop.parallel_for_to_nested_fors %4 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%v: !transform.any_value {transform.readonly}) {
    %2 = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    transform.xegpu.convert_layout %v input_sg_layout = [8, 4] input_sg_data = [32, 64] target_sg_layout = [4, 8] target_sg_data = [64, 32] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    %1 = transform.xegpu.set_desc_layout %x sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    transform.xegpu.set_op_layout_attr %x result index = 0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    transform.xegpu.set_gpu_launch_threads %x threads = [8, 4, 1] : !transform.any_op
    %0 = transform.dlti.query ["a"] at %x : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
    %0:2 = transform.structured.fuse %x tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:2 = transform.structured.fuse %x tile_sizes [1, 1] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:2 = transform.structured.fuse %x tile_sizes [1, 1] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0 = transform.structured.fuse %x tile_sizes [0, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op, %p: !transform.any_param):
    %0:3 = transform.structured.fuse %x tile_sizes [%p, 1] interchange [%p, 1] : (!transform.any_op, !transform.any_param, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0 = transform.structured.fuse %x : (!transform.any_op) -> (!transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
  %0 = transform.merge_handles %x : !transform.any_op
  %1 = transform.structured.pack_transpose %x with_compute_op(%0) outer_perm = [0, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%arg0: !transform.any_op):
  "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
module attributes {transform.with_named_sequence} {
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%arg0: !transform.any_op):
  "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
}
// -----
"transform.named_sequence"() ({}) {} : () -> ()
// -----
module attributes {transform.with_named_sequence} {
"transform.named_sequence"() <{function_type = i32, sym_name = "a"}> ({}) {} : () -> ()
}
// -----
"transform.foreach"() ({}) : () -> ()
// -----
"transform.alternatives"() ({}, {}) : () -> ()
// -----
"transform.structured.split"() : () -> ()
// -----
"transform.apply_registered_pass"() : () -> ()
