func.func @a(%m: memref<?xf32>, %n: memref<?xf32>, %v: f32) {
  %t = gpu.wait async
  %u = gpu.wait async [%t]
  gpu.wait [%t, %u]
  %w = gpu.memcpy async [%u] %m, %n : memref<?xf32>, memref<?xf32>
  gpu.memset %m, %v : memref<?xf32>, f32
  %x = gpu.memset async [%w] %m, %v : memref<?xf32>, f32
  %al, %y = gpu.alloc async [%x] () : memref<13xf32, 1>
  %d = gpu.dealloc async [%y] %al : memref<13xf32, 1>
  return
}
// -----
func.func @b(%m: memref<?xf32>, %n: memref<?xf32>) {
  gpu.wait async
  return
}
// -----
func.func @c(%v: f32, %i: i32) {
  %0 = gpu.subgroup_reduce add %v : (f32) -> f32
  %1 = gpu.subgroup_reduce mul %v uniform : (f32) -> f32
  %2 = gpu.all_reduce add %v uniform {} : (f32) -> (f32)
  %3 = gpu.all_reduce %v {
  ^bb(%lhs : f32, %rhs : f32):
    %sum = arith.addf %lhs, %rhs : f32
    "gpu.yield"(%sum) : (f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
func.func @d(%v: f32) {
  %0 = gpu.subgroup_reduce foo %v : (f32) -> f32
  return
}
// -----
func.func @e(%v: f32) {
  %0 = gpu.subgroup_reduce %v : (f32) -> f32
  return
}
// -----
func.func @e(%v: f32) {
  %0 = gpu.all_reduce foo %v {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%v: f32) {
  %1 = gpu.subgroup_reduce maxsi %v uniform : (f32) -> f32
  return
}
// -----
func.func @f(%v: vector<[4]xf32>) {
  %1 = gpu.subgroup_reduce add %v uniform : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%v: f32) {
  %1 = gpu.subgroup_reduce add %v cluster(size = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%v: f32) {
  %1 = gpu.subgroup_reduce add %v cluster(size = 4, stride = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%v: f32) {
  %2 = gpu.all_reduce %v {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%v: f32) {
  %2 = gpu.all_reduce and %v {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%v: f32) {
  %3 = gpu.all_reduce %v {
  ^bb(%lhs : f32):
    "gpu.yield"(%lhs) : (f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
func.func @f(%v: f32) {
  %3 = gpu.all_reduce %v {
  ^bb(%lhs : f32, %rhs : i32):
    "gpu.yield"(%lhs) : (f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
func.func @f(%v: f32) {
  %3 = gpu.all_reduce %v {
  ^bb(%lhs : f32, %rhs : f32):
    "gpu.yield"(%lhs, %rhs) : (f32, f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
func.func @f(%v: f32) {
  %3 = gpu.all_reduce %v {
  ^bb(%lhs : f32, %rhs : f32):
    "t.yield"(%lhs, %rhs) : (f32, f32) -> ()
  } : (f32) -> (f32)
  return
}
