func.func @ids() {
  %0 = gpu.thread_id x
  %1 = gpu.block_id y
  %2 = gpu.block_dim z
  %3 = gpu.grid_dim x upper_bound 64
  %4 = gpu.global_id x
  %5 = gpu.lane_id
  %6 = gpu.subgroup_id : index
  %7 = gpu.num_subgroups : index
  %8 = gpu.subgroup_size : index
  %9 = gpu.cluster_id x
  %10 = gpu.cluster_dim y
  %11 = gpu.cluster_block_id z
  gpu.barrier
  return
}
// -----
func.func @shuffles(%a: f32, %o: i32, %w: i32, %p: i1) {
  %0, %1 = gpu.shuffle xor %a, %o, %w : f32
  %2, %3 = gpu.shuffle idx %a, %o, %w : f32
  %4 = gpu.subgroup_broadcast %a, first_active_lane : f32
  return
}
// -----
gpu.module @kernels {
  gpu.return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    func.func private @f()
  }
}
// -----
func.func private @types(!gpu.async.token, !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x32xi32, "COp">, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle)
// -----
func.func private @wrong(!gpu.mma_matrix<16x16xf16, "EOp">)
// -----
func.func private @wrong(!gpu.mma_matrix<16xf16, "AOp">)
// -----
func.func private @wrong(!gpu.mma_matrix<16x16xi16, "AOp">)
// -----
func.func @matrices(%m: memref<32x32xf16, 3>, %i: index, %c: !gpu.mma_matrix<16x16xf16, "COp">, %v: f16) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %2 = gpu.subgroup_mma_compute %0, %1, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %2, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  %3 = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf16, "COp">
  %4 = gpu.subgroup_mma_elementwise addf %2, %3 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
"t.op"() {a = #gpu.address_space<workgroup>, b = #gpu.dim<x>, c = #gpu.all_reduce_op<add>, d = #gpu.block<x>, e = #gpu.thread<linear_dim_0>, f = #gpu.warp<y>, g = #gpu.memory_space<private>} : () -> ()
// -----
"t.op"() {a = #gpu.address_space<unknown>} : () -> ()
// -----
func.func @reduce(%a: f32) {
  %0 = gpu.subgroup_reduce add %a : (f32) -> f32
  %1 = gpu.subgroup_reduce maxsi %a uniform : (f32) -> f32
  return
}
// -----
func.func @print(%a: i32) {
  gpu.printf "x %d\0A", %a : i32
  gpu.printf "y"
  return
}
// -----
func.func @wrong(%a: i32) {
  %0 = "gpu.thread_id"() : () -> index
  return
}
// -----
func.func @wrong(%a: i32) {
  %0 = "gpu.lane_id"() : () -> i32
  return
}
