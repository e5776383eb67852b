// with: --canonicalize
func.func @load_unused(%p: !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %b = ptr.load %p nontemporal : !ptr.ptr<#ptr.generic_space> -> f32
  %c = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> f32
  %d = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %e = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %f = ptr.load %p invariant : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @casts(%m: memref<4xf32, #ptr.generic_space>) -> memref<4xf32, #ptr.generic_space> {
  %p = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %d = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %r = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %r : memref<4xf32, #ptr.generic_space>
}
// -----
func.func @casts_other(%m: memref<4xf32, #ptr.generic_space>, %n: memref<4xf32, #ptr.generic_space>) -> memref<4xf32, #ptr.generic_space> {
  %p = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %d = ptr.get_metadata %n : memref<4xf32, #ptr.generic_space>
  %r = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %r : memref<4xf32, #ptr.generic_space>
}
// -----
func.func @casts_without(%m: memref<4xf32, #ptr.generic_space>) -> memref<4xf32, #ptr.generic_space> {
  %p = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %r = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %r : memref<4xf32, #ptr.generic_space>
}
// -----
func.func @casts_back(%p: !ptr.ptr<#ptr.generic_space>, %d: !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>) -> !ptr.ptr<#ptr.generic_space> {
  %m = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %r = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return %r : !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @casts_chain(%m: memref<4xf32, #ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %d = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %n = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %q = ptr.to_ptr %n : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %e = ptr.get_metadata %n : memref<4xf32, #ptr.generic_space>
  %r = ptr.from_ptr %q metadata %e : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %r, %q : memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @add0(%p: !ptr.ptr<#ptr.generic_space>, %o: index) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %c0 = arith.constant 0 : index
  %a = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
  %b = ptr.ptr_add inbounds %p, %o : !ptr.ptr<#ptr.generic_space>, index
  return %a, %b : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @constants() -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %b = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return %a, %b : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @vectors(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %a = ptr.gather %q, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %b = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %v, %p, %m : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.scatter %v, %q, %m : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @type_offset() -> index {
  %0 = ptr.type_offset f32 : index
  %1 = ptr.type_offset f32 : index
  %2 = arith.addi %0, %1 : index
  return %2 : index
}
