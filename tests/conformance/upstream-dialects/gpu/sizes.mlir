// with: --int-range-optimizations --canonicalize
func.func @f() {
    %v = gpu.cluster_dim x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_dim y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_dim_blocks x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_dim_blocks y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_id x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_id y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_block_id x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.cluster_block_id y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.block_dim x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.block_dim y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.block_id x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.block_id y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.grid_dim x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.grid_dim y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.thread_id x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.thread_id y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.global_id x
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.global_id y upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.lane_id
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.lane_id upper_bound 9
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.subgroup_id : index
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.subgroup_id upper_bound 9 : index
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.num_subgroups : index
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.num_subgroups upper_bound 9 : index
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.subgroup_size : index
    %k0 = arith.constant 6 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 7 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 8 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 15 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 16 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 127 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 128 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 4294967293 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967294 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967295 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() {
    %v = gpu.subgroup_size upper_bound 9 : index
    %k0 = arith.constant 7 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 8 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 9 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %g) : (index, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.cluster_dim y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.cluster_dim_blocks y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.cluster_id y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.cluster_block_id y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.block_dim y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.block_id y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.grid_dim y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.thread_id y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 4, 5, 6>, gpu.known_grid_size = array<i32: 7, 8, 9>, gpu.known_cluster_size = array<i32: 2, 3, 4>} {
    %v = gpu.global_id y
    %k0 = arith.constant 2 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 3 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 4 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 5 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 7 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 8 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 39 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 40 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.cluster_dim z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.cluster_dim_blocks z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.cluster_id z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.cluster_block_id z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.block_dim z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.block_id z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.grid_dim z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.thread_id z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 4, 5, 6>, known_grid_size = array<i32: 7, 8, 9>, known_cluster_size = array<i32: 2, 3, -4>} {
    %v = gpu.global_id z
    %k0 = arith.constant 3 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 4 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 5 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 6 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 8 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %k5 = arith.constant 9 : index
    %l5 = arith.cmpi ule, %v, %k5 : index
    %k6 = arith.constant 53 : index
    %l6 = arith.cmpi ule, %v, %k6 : index
    %k7 = arith.constant 54 : index
    %l7 = arith.cmpi ule, %v, %k7 : index
    %k8 = arith.constant 4294967291 : index
    %l8 = arith.cmpi ule, %v, %k8 : index
    %k9 = arith.constant 4294967292 : index
    %l9 = arith.cmpi ule, %v, %k9 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %g) : (index, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.cluster_dim z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.cluster_dim_blocks z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.cluster_id z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.cluster_block_id z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.block_dim z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.block_id z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.grid_dim z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.thread_id z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 0, 0, 0>, gpu.known_grid_size = array<i32: 1, 1, 1>} {
    %v = gpu.global_id z
    %k0 = arith.constant 0 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 1 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 2 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 3 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %g) : (index, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_dim x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_dim_blocks x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_id x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_block_id x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.block_dim x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.block_id x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.grid_dim x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.thread_id x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.global_id x
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_dim y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_dim_blocks y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_id y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.cluster_block_id y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.block_dim y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.block_id y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.grid_dim y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.thread_id y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %v = gpu.global_id y
    %k0 = arith.constant 4 : index
    %l0 = arith.cmpi ule, %v, %k0 : index
    %k1 = arith.constant 5 : index
    %l1 = arith.cmpi ule, %v, %k1 : index
    %k2 = arith.constant 6 : index
    %l2 = arith.cmpi ule, %v, %k2 : index
    %k3 = arith.constant 24 : index
    %l3 = arith.cmpi ule, %v, %k3 : index
    %k4 = arith.constant 25 : index
    %l4 = arith.cmpi ule, %v, %k4 : index
    %one = arith.constant 1 : index
    %g = arith.cmpi uge, %v, %one : index
    "t.use"(%v, %l0, %l1, %l2, %l3, %l4, %g) : (index, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %x, %k : index
    %1 = arith.cmpi ule, %x, %m : index
    %2 = arith.cmpi uge, %x, %one : index
    "t.use"(%x, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %y, %k : index
    %1 = arith.cmpi ule, %y, %m : index
    %2 = arith.cmpi uge, %y, %one : index
    "t.use"(%y, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %w, %k : index
    %1 = arith.cmpi ule, %w, %m : index
    %2 = arith.cmpi uge, %w, %one : index
    "t.use"(%w, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %gx, %k : index
    %1 = arith.cmpi ule, %gx, %m : index
    %2 = arith.cmpi uge, %gx, %one : index
    "t.use"(%gx, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %gy, %k : index
    %1 = arith.cmpi ule, %gy, %m : index
    %2 = arith.cmpi uge, %gy, %one : index
    "t.use"(%gy, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %gz, %k : index
    %1 = arith.cmpi ule, %gz, %m : index
    %2 = arith.cmpi uge, %gz, %one : index
    "t.use"(%gz, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %tx, %k : index
    %1 = arith.cmpi ule, %tx, %m : index
    %2 = arith.cmpi uge, %tx, %one : index
    "t.use"(%tx, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %ty, %k : index
    %1 = arith.cmpi ule, %ty, %m : index
    %2 = arith.cmpi uge, %ty, %one : index
    "t.use"(%ty, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %bx, %k : index
    %1 = arith.cmpi ule, %bx, %m : index
    %2 = arith.cmpi uge, %bx, %one : index
    "t.use"(%bx, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %by, %k : index
    %1 = arith.cmpi ule, %by, %m : index
    %2 = arith.cmpi uge, %by, %one : index
    "t.use"(%by, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %cx, %k : index
    %1 = arith.cmpi ule, %cx, %m : index
    %2 = arith.cmpi uge, %cx, %one : index
    "t.use"(%cx, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  %a = arith.constant 5 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %n, %sz = %n) blocks(%x, %y, %w) in (%gx = %a, %gy = %n, %gz = %z) threads(%tx, %ty, %tz) in (%bx = %a, %by = %n, %bz = %n) {
    %k = arith.constant 4 : index
    %m = arith.constant 4294967294 : index
    %one = arith.constant 1 : index
    %0 = arith.cmpi ule, %sx, %k : index
    %1 = arith.cmpi ule, %sx, %m : index
    %2 = arith.cmpi uge, %sx, %one : index
    "t.use"(%sx, %0, %1, %2) : (index, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
