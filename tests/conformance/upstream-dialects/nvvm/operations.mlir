llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.read.ptx.sreg.ntid.y : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.rcp.approx.ftz.f %f : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.barrier0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.barrier id = %a number_of_threads = %a
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.bar.warp.sync %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.cluster.arrive
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.cluster.arrive {aligned}
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.cluster.wait {aligned}
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.vote.sync ballot %a, %c -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.elect.sync -> i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.cp.async.shared.global %p, %g, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.cp.async.commit.group
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.cp.async.wait.group 0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.mbarrier.init %q, %a : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.mbarrier.inval %q : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.fence.mbarrier.init
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.setmaxregister increase 40
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.wgmma.fence.aligned
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.wgmma.commit.group.sync.aligned
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.wgmma.wait.group.sync.aligned 1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.exit
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.breakpoint
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.griddepcontrol wait
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  nvvm.prefetch level = L1 %q : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.redux.sync add %a, %a : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.match.sync any %a, %a : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.shfl.sync sideways %a, %f, %a, %a : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = nvvm.read.ptx.sreg.tid.x : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  "nvvm.barrier0"() {a} : () -> ()
  llvm.return
}
// -----
module attributes {gpu.x = #nvvm.target} {}
// -----
module attributes {gpu.x = #nvvm.target<O = 3>} {}
// -----
module attributes {gpu.x = #nvvm.target<O = 4>} {}
// -----
module attributes {gpu.x = #nvvm.target<triple = "">} {}
// -----
module attributes {gpu.x = #nvvm.target<chip = "">} {}
// -----
module attributes {gpu.x = #nvvm.target<link = [1]>} {}
// -----
module attributes {gpu.x = #nvvm.target<chip = "sm_90", flags = {fast}, link = ["a"]>} {}
// -----
module attributes {gpu.x = #nvvm.target<chip = "sm_90", verifyTarget = false>} {}
