transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = transform.structured.tile_using_for %op tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = "transform.structured.tile_using_for"(%op) <{static_sizes = array<i64: 4>, scalable_sizes = array<i1: true, false>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = transform.structured.tile_using_forall %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.interchange %op iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = transform.structured.bufferize_to_allocation %op {memcpy_op = "a.b"} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = transform.structured.bufferize_to_allocation %op {alloc_op = "a.b"} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1, %2 = transform.structured.pad %op {copy_back_op = "a.b"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1, %2 = transform.structured.pad %op {nofold_flags = [7]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1, %2 = transform.structured.pad %op {padding_dimensions = [-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1, %2 = transform.structured.pad %op {transpose_paddings = [[1, 1]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1, %2 = transform.structured.pad %op pad_to_multiple_of [1] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.replace %op {
    "test.one"() : () -> ()
    "test.two"() : () -> ()
  } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = "transform.structured.continuous_tile_sizes"(%op) <{dimension = 0 : i64, target_size = 9 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = transform.structured.continuous_tile_sizes %op {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0, %1 = transform.structured.continuous_tile_sizes %op {dimension = 0 : i64, target_size = 9 : i64} : i32
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %k = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 16, 32] matmul_padded_sizes_next_multiple_of = [1, 0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %k = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 1, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured.body %op {passthrough} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%s: !transform.any_op):
    transform.match.structured.body %s {passthrough, elementwise} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%s: !transform.any_op):
    transform.match.structured.dim %s[0, 0] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%s: !transform.any_op):
    transform.match.structured.dim %s[0] {parallel, reduction} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%s: !transform.any_op):
    %0 = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%s: !transform.any_value):
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  %0, %1 = transform.structured.tile_using_for %op tile_sizes [[%p]] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [5, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [0, 0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [-1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op, %p: !transform.any_param):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [%p, 2, 2] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op, %p: !transform.any_param):
    %0:3 = transform.structured.fuse %x tile_sizes [1, 1] interchange [%p, 3, 2] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op, %p: !transform.any_param):
    %0 = transform.structured.interchange %x iterator_interchange = [1, 2] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op, %p: !transform.any_param):
    %0 = transform.structured.hoist_pad %x by 2 loops, transpose by [1, 2] : (!transform.any_op) -> !transform.any_op
}
