transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.loop.peel %root {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.loop.hoist_loop_invariant_subsets %root : !transform.any_op
  transform.loop.unroll %root {factor = 4 : i64} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %f, %c = transform.loop.outline %root {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %g = transform.loop.forall_to_for %c : (!transform.any_op) -> !transform.any_op
  %h = transform.loop.fuse_sibling %g into %f : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.loop.promote_if_one_iteration %h : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %root {memcpy_op = "a.b"} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %root {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.bufferization.eliminate_empty_tensors %root : !transform.any_op
  transform.bufferization.buffer_loop_hoisting %root : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.gpu.map_forall_to_blocks %root generate_gpu_launch grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.gpu.map_forall_to_blocks %root generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [4, 2, 1] warp_size = 16 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.memref.alloca_to_global %1 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.op<"memref.alloc">):
  %0 = transform.memref.multibuffer %root {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %0 : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.memref.multibuffer %root {factor = 2 : i64} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %v: !transform.any_value):
  transform.affine.simplify_bounded_affine_ops %root with [%root : !transform.any_op] within [0] and [20] : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.affine.simplify_bounded_affine_ops %root with [%root : !transform.any_op] within [0, 1] and [20] : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %v: !transform.any_value):
  %0 = transform.func.cast_and_call %root(%v) -> %v before %root {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %v: !transform.any_value):
  %0 = transform.func.cast_and_call @f(%v) -> %v after %root : (!transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.param<i64>):
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
  ^bb0(%a: !smt.int):
    smt.yield %a : !smt.int
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.param<i64>):
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0:
    smt.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.param<i64>):
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%a: !smt.int):
    %0 = arith.constant 1 : i32
    smt.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.param<i64>):
  transform.debug.emit_remark_at %root, "here" : !transform.any_op
  transform.debug.emit_param_as_remark %p, "it is" at %root : !transform.param<i64>, !transform.any_op
  %0 = transform.dlti.query ["a", "b"] at %root : (!transform.any_op) -> !transform.any_param
  %1 = transform.tune.knob<"k"> = 3 from options = [1, 2] -> !transform.any_param
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.xegpu.get_desc_op %1 : (!transform.any_value) -> !transform.any_op
  %1 = transform.get_result %root[0] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %1 = transform.xegpu.set_desc_layout %root sg_layout = [8, 4] sg_data = [32, 64] inst_data = [8, 16] : (!transform.any_op) -> !transform.any_op
  transform.xegpu.set_op_layout_attr %root result index = 0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
  transform.xegpu.set_gpu_launch_threads %root threads = [8, 4, 1] : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %v: !transform.any_value):
  %1 = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
  transform.xegpu.convert_layout %v input_sg_layout = [8, 4] input_sg_data = [32, 64] target_sg_layout = [4, 8] target_sg_data = [64, 32] : (!transform.any_value) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.nvgpu.create_async_groups %root {bypass_l1} : (!transform.any_op) -> !transform.any_op
  transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @a {
      irdl.operation @b {}
    }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @a {
    }
  }
}
