llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.workitem.id.x : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.workgroup.id.y : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.workgroup.dim.z : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.mbcnt.lo %a, %a : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.ds_swizzle %a, %a : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.ds_bpermute %a, %a : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.ballot %c : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.readlane %f, %a : (f32, i32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.readfirstlane %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.permlane16.swap %a, %a, 0, 0 : (i32, i32) -> <(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.permlane32.swap %a, %a, 0, 0 : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.barrier
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.s.barrier
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.s.waitcnt 0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.s.sleep 1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.s.setprio 0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.sched.barrier 0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.sched.group.barrier 8, 1, 0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.iglp.opt 0
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.sin %f f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.update.dpp %a, %a with 0, 15, 15, false : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.make.buffer.rsrc %q, %a, %a, %a : !llvm.ptr to <8>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.cvt.pkrtz %f, %f : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.cvt.f32.fp8 %a[0] : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %f, %f, %a, %a, %a : (f32, f32, f32, i32, i32, i32) -> vector<32xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  %0 = rocdl.workitem.id.x : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %f: f32, %p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !llvm.ptr, %c: i1, %l: i64) {
  rocdl.s.sleep %a
  llvm.return
}
// -----
module attributes {gpu.x = #rocdl.target} {}
// -----
module attributes {gpu.x = #rocdl.target<O = 3>} {}
// -----
module attributes {gpu.x = #rocdl.target<chip = "gfx942", abi = "500", link = ["a"]>} {}
// -----
module attributes {gpu.x = #rocdl.target<flags = {fast}>} {}
// -----
module attributes {gpu.x = #rocdl.target<chips = "a">} {}
