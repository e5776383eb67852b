// with: --int-range-optimizations --canonicalize
func.func @a(%n: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%csx = %c4, %csy = %n, %csz = %c4) blocks(%x, %y, %z) in (%gx = %c4, %gy = %n, %gz = %c4) threads(%tx, %ty, %tz) in (%bx = %c4, %by = %n, %bz = %c4) {
    %0 = gpu.cluster_dim_blocks x
    %1 = gpu.cluster_block_id x
    %2 = gpu.block_dim x
    %3 = gpu.block_id x
    %4 = gpu.grid_dim x
    %5 = gpu.thread_id x
    %6 = gpu.global_id x
    %cmp = arith.constant 3 : index
    %a0 = arith.cmpi ule, %0, %cmp : index
    %c7 = arith.constant 8 : index
    %a1 = arith.cmpi ult, %1, %c4 : index
    %a2 = arith.cmpi ult, %1, %c7 : index
    %a3 = arith.cmpi ult, %tx, %c4 : index
    %a4 = arith.cmpi ult, %5, %c4 : index
    %a5 = arith.cmpi ult, %x, %c4 : index
    %c16 = arith.constant 16 : index
    %a6 = arith.cmpi ult, %6, %c16 : index
    %c17 = arith.constant 17 : index
    %a7 = arith.cmpi ult, %0, %c17 : index
    "t.use"(%0, %2, %4, %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %bx) : (index, index, index, i1, i1, i1, i1, i1, i1, i1, i1, index) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @a(%n: index) attributes {gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_cluster_size = array<i32: 4, 5, 6>} {
    %0 = gpu.cluster_dim_blocks x
    %1 = gpu.cluster_block_id x
    %2 = gpu.block_dim y
    %3 = gpu.block_id x
    %4 = gpu.grid_dim x
    %5 = gpu.thread_id x
    %7 = gpu.thread_id x upper_bound 5
    %6 = gpu.global_id z
    %8 = gpu.lane_id
    %9 = gpu.num_subgroups : index
    %10 = gpu.subgroup_id : index
    %11 = gpu.subgroup_size : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c17 = arith.constant 17 : index
    %c128 = arith.constant 128 : index
    %a0 = arith.cmpi ult, %1, %c4 : index
    %a1 = arith.cmpi ult, %1, %c17 : index
    %a2 = arith.cmpi ult, %1, %c16 : index
    %a3 = arith.cmpi ule, %11, %c128 : index
    %a4 = arith.cmpi ult, %11, %c128 : index
    %a5 = arith.cmpi ult, %8, %c128 : index
    %c0 = arith.constant 0 : index
    %a6 = arith.cmpi ugt, %11, %c0 : index
    %a7 = arith.cmpi ugt, %8, %c0 : index
    "t.use"(%0, %2, %4, %5, %7, %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (index, index, index, index, index, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    return
}
// -----
func.func @a(%l: index) {
  %4 = gpu.cluster_block_id x
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %5 = arith.cmpi ult, %4, %c8 : index
  %6 = arith.cmpi ult, %4, %c16 : index

  %x = "t.x"() : () -> i32
  %7 = gpu.cluster_dim_blocks y
  %8 = arith.cmpi ule, %7, %c8 : index
  %9 = arith.cmpi ule, %7, %c16 : index
  "t.use"(%5, %6, %8, %9) : (i1, i1, i1, i1) -> ()
  return
}
