func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %d = ptr.load %p atomic monotonic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %d = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %d = ptr.load %p atomic acq_rel alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %d = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %d = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  ptr.store %f, %p atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  ptr.store %f, %p atomic monotonic : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  "ptr.store"(%f, %p) <{syncscope = "x", ordering = 0 : i64}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) -> memref<4xf32> {
  %r = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32>
  return %r : memref<4xf32>
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) -> memref<?xf32, #ptr.generic_space> {
  %r = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  return %r : memref<?xf32, #ptr.generic_space>
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space> {
  %r = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return %r : !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @a(%p: memref<4xf32>) -> !ptr.ptr<#ptr.generic_space> {
  %r = ptr.to_ptr %p : memref<4xf32> -> !ptr.ptr<#ptr.generic_space>
  return %r : !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %a = ptr.gather %p, %m, %v alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}
// -----
func.func @a(%p: vector<8x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %a = ptr.gather %p, %m, %v : vector<8x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %a = ptr.masked_load %p, %m, %v alignment = 5 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) {
  ptr.masked_store %v, %p, %m alignment = 5 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  ptr.scatter %v, %p, %m alignment = 5 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %q: !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> index
  return
}
// -----
func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %q: !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<8xi64>
  return
}
// -----
func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %q: !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.ptr_diff %q, %q : !ptr.ptr<#ptr.generic_space> -> vector<8xi64>
  return
}
// -----
func.func @a(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %q: !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.ptr_diff %p, %p : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
  return
}
