func.func @types(%a: !ptr.ptr<#ptr.generic_space>, %b: !ptr.ptr_metadata<memref<?xf32>>) {
  return
}
// -----
func.func @constants() -> !ptr.ptr<#ptr.generic_space> {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
  return %0 : !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @offsets(%a: !ptr.ptr<#ptr.generic_space>, %i: index) -> !ptr.ptr<#ptr.generic_space> {
  %0 = ptr.type_offset f32 : index
  %1 = ptr.ptr_add %a, %0 : !ptr.ptr<#ptr.generic_space>, index
  %2 = ptr.ptr_add nusw %1, %i : !ptr.ptr<#ptr.generic_space>, index
  %3 = ptr.ptr_add nuw %2, %i : !ptr.ptr<#ptr.generic_space>, index
  %4 = ptr.ptr_add inbounds %3, %i : !ptr.ptr<#ptr.generic_space>, index
  return %4 : !ptr.ptr<#ptr.generic_space>
}
// -----
func.func @difference(%a: !ptr.ptr<#ptr.generic_space>, %b: !ptr.ptr<#ptr.generic_space>) -> i64 {
  %0 = ptr.ptr_diff %a, %b : !ptr.ptr<#ptr.generic_space> -> i64
  %1 = ptr.ptr_diff nuw %a, %b : !ptr.ptr<#ptr.generic_space> -> index
  return %0 : i64
}
// -----
func.func @memory(%a: !ptr.ptr<#ptr.generic_space>, %x: f32) -> f32 {
  %0 = ptr.load %a : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %a alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %a atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.load %a atomic syncscope("agent") acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %4 = ptr.load %a nontemporal invariant : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %x, %a : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %x, %a alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %x, %a atomic release alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return %0 : f32
}
// -----
func.func @memrefs(%m: memref<4xf32, #ptr.generic_space>) -> memref<4xf32, #ptr.generic_space> {
  %p = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %d = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %r = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %s = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %r : memref<4xf32, #ptr.generic_space>
}
// -----
func.func @vectors(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>, %q: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.gather %p, %m, %x : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %x, %p, %m : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %1 = ptr.masked_load %q, %m, %x : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %x, %q, %m : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
"t.op"() {a = #ptr.spec<size = 64, abi = 64, preferred = 128>, b = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 16>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 63, abi = 64, preferred = 128>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 64, abi = 63, preferred = 128>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 64, abi = 64, preferred = 63>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 9>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 64, abi = 64, preferred = 32>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 64, abi = 64>} : () -> ()
// -----
func.func private @wrong() -> !ptr.ptr<1 : i32>
// -----
func.func private @wrong() -> !ptr.ptr_metadata<f32>
// -----
func.func private @wrong() -> !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>
// -----
func.func @wrong(%a: f32, %i: index) {
  %1 = "ptr.ptr_add"(%a, %i) : (f32, index) -> f32
  return
}
// -----
func.func @wrong(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %a alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @wrong(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %a atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
