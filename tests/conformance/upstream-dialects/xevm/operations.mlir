llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  xevm.prefetch %g <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>)
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = xevm.blockload2d %g, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  xevm.blockprefetch2d %g, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = xevm.local_id.x : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = xevm.group_id.y : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = xevm.lane_id : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = xevm.blockload %g : (!llvm.ptr<1>) -> vector<4xi16>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  xevm.memfence
  llvm.return
}
// -----
module attributes {gpu.x = #xevm.target} {}
// -----
module attributes {gpu.x = #xevm.target<O = 3>} {}
// -----
module attributes {gpu.x = #xevm.target<chip = "pvc", linkFiles = ["a"]>} {}
// -----
module attributes {gpu.x = #xevm.target<link = [1]>} {}
