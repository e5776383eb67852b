// with: --canonicalize
func.func @a(%v: f32, %l: i32) -> f32 {
  %0 = gpu.subgroup_broadcast %v, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, specific_lane %l : f32
  %2 = gpu.subgroup_broadcast %1, first_active_lane : f32
  return %2 : f32
}
// -----
func.func @reduce(%v: i32, %o: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%csx = %c1, %csy = %c1, %csz = %c1) blocks(%x, %y, %z) in (%gx = %c1, %gy = %c2, %gz = %o) threads(%tx, %ty, %tz) in (%bx = %c2, %by = %c1, %bz = %c1) {
    %0 = gpu.all_reduce add %v { } : (i32) -> (i32)
    %1 = gpu.subgroup_reduce add %0 : (i32) -> (i32)
    %2 = gpu.subgroup_reduce add %1 cluster(size = 1) : (i32) -> (i32)
    "t.use"(%0, %1, %2, %x, %y, %z, %tx, %ty, %tz, %cx, %gx) : (i32, i32, i32, index, index, index, index, index, index, index, index) -> ()
    scf.for %i = %c1 to %o step %c1 {
      %3 = gpu.all_reduce add %v { } : (i32) -> (i32)
      %4 = gpu.subgroup_reduce add %v cluster(size = 1) : (i32) -> (i32)
      "t.use"(%3, %4) : (i32, i32) -> ()
    }
    gpu.terminator
  }
  return
}
