module attributes {transform.with_named_sequence} {
  transform.named_sequence @tiles(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %h: !transform.any_op {transform.readonly}) {
    %tiled, %loops:2 = transform.structured.tile_using_for %op tile_sizes [[4], %p, 0] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %a, %b = transform.structured.tile_using_forall %tiled num_threads [%p, 2] (mapping = [#gpu.block<x>, #gpu.block<y>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %c, %d = transform.structured.tile_using_forall %a tile_sizes *(%h) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %e = transform.structured.pack %c packed_sizes = [%h, 4, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.structured.vectorize %e vector_sizes [[4], %p] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %low, %high, %split = transform.structured.multitile_sizes %op {dimension = 1 : i64, target_size = 10 : i64, divisor = 2 : i64} : (!transform.any_op) -> !transform.param<i64>
  %sizes, %chunks = transform.structured.continuous_tile_sizes %op {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> !transform.any_op
  %parts = transform.structured.split %op after %split {dimension = 0 : i64} : !transform.any_op, !transform.param<i64>
  %more = transform.structured.split %parts after 4 {dimension = 0 : i64} : !transform.any_op
  %scalar = transform.structured.scalarize %more : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.fill", "linalg.copy"]} interface{LinalgOp} attributes{a = 1 : i64} in %op : (!transform.any_op) -> !transform.any_op
  %fused, %loops:2 = transform.structured.fuse %0 tile_sizes [8, 4, 0] interchange [0, 2, 1] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %padded, %pad, %copy = transform.structured.pad %fused pad_to_multiple_of [2, 4] {padding_values = [0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1], nofold_flags = [1, 0], transpose_paddings = [[0, 1]], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %x, %y = transform.structured.pad_tiling_interface %padded to padding_sizes [4, 5] pad_to_multiple_of {padding_values = [0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %r = transform.structured.replace %x {
    "test.replacement"() : () -> ()
  } : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.interchange %g iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  %buffer, %new = transform.structured.bufferize_to_allocation %i {memory_space = 3, bufferize_destination_only, emit_dealloc} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %k = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_value {
  ^bb0(%s: !transform.any_op):
    %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    %size = transform.match.structured.dim %s[except(0, -1)] : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    %in = transform.match.structured.input %s[0] {permutation} : (!transform.any_op) -> !transform.any_value
    transform.match.structured.init %s[all] {projected_permutation} : !transform.any_op
    %n = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
    %b, %m, %l, %k = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    %user = transform.match.structured.result %s[0] {any} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %in : !transform.any_value
  }
}
