func.func @a(%v: f32, %l: i32) -> f32 {
  %0 = gpu.subgroup_broadcast %v, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, specific_lane %l : f32
  %2 = gpu.subgroup_broadcast %1, first_active_lane : f32
  return %2 : f32
}
// -----
func.func @a(%v: f32, %l: i32) -> f32 {
  %0 = gpu.subgroup_broadcast %v, first_active_lane %l : f32
  return %0 : f32
}
// -----
func.func @a(%v: f32, %l: i32) -> f32 {
  %0 = gpu.subgroup_broadcast %v, specific_lane : f32
  return %0 : f32
}
// -----
func.func @a(%v: f32, %l: i32) -> f32 {
  %0, %1 = gpu.rotate %v, 4, 4 : f32
  return %0 : f32
}
// -----
func.func @a(%v: f32, %l: i32) -> f32 {
  %0, %1 = gpu.rotate %v, 4, 3 : f32
  return %0 : f32
}
// -----
func.func @a(%v: f32, %l: i32) -> f32 {
  %0, %1 = gpu.rotate %v, 4, 16 : f32
  return %0 : f32
}
// -----
func.func @a(%v: f32, %l: i32) -> f32 {
  %0, %1 = "gpu.rotate"(%v) <{offset = -4 : i32, width = 16 : i32}> : (f32) -> (f32, i1)
  return %0 : f32
}
