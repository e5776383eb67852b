func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b quad_perm([0, 1, 2, 3]) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b quad_perm([0, 1, 2]) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b quad_perm([0, 1, 2, 4]) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b quad_perm([0, 1, 2, -1]) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b quad_perm : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b quad_perm(3 : i32) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_shl(1 : i32) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_shr(0 : i32) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_ror(16 : i32) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_ror : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_ror(unit) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_shl([1]) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b wave_shl : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b wave_shl(unit) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_mirror(1 : i32) : f32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b row_bcast_31([3]) : f32
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = amdgpu.dpp %a %b wave_shl : i128
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = amdgpu.dpp %a %b wave_shl  {row_mask = 3 : i32, bound_ctrl = true} : i64
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = amdgpu.dpp %a %b foo : f32
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = amdgpu.dpp %a %b row_mirror : f80
  return
}
// -----
func.func @f(%a: f16) {
  %0 = amdgpu.permlane_swap %a 16 : f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = amdgpu.permlane_swap %a 32 : f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = amdgpu.permlane_swap %a 8 : f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = amdgpu.permlane_swap %a -16 : f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = amdgpu.permlane_swap %a 32 {fetch_inactive = true, bound_ctrl = true} : f16
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait load(1) store(3)
  amdgpu.memory_counter_wait load(2) store(2) ds(4) exp(5)
  amdgpu.memory_counter_wait tensor(2)
  amdgpu.sched_barrier allow = <valu|all_vmem>
  return
}
