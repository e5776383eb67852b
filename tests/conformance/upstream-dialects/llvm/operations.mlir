llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.add %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.sdiv exact %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.or disjoint %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fadd %x, %x : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fadd %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fneg %v : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.icmp "slt" %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.icmp "less" %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.icmp "eq" %p, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fcmp "oeq" %v, %v : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fcmp "oeq" %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.alloca inalloca %a x !llvm.struct<(i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<5>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.alloca %a x i32 {alignment = 0 : i64} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.alloca %a x i32 : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.store %a, %p {nontemporal, alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr nusw|nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.bitcast %x : f32 to i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.inttoptr %a : i32 to !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.zext %a : i32 to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.zext nneg %a : i32 to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.zext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.sext %a : i32 to i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.trunc %a overflow<nuw> : i32 to i8
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.sitofp %a : i32 to f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fptosi %x : f32 to i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.fpext %x : f32 to f64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.select %c, %a, %b : i1, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.freeze %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.extractelement %v[%a : i32] : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.insertelement %x, %v[%a : i32] : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.shufflevector %v, %v [0, 1, 5] : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.poison : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.none : !llvm.token
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.fence acquire
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.inline_asm "foo $0", "=r,r" %a : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.inline_asm has_side_effects asm_dialect = intel "nop", "" : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @h() -> i32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @h() -> i32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.call @h() : () -> i32
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @h() -> i32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.call fastcc tail @h() {fastmathFlags = #llvm.fastmath<nnan>} : () -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call %p(%a, %x) : !llvm.ptr, (i32, f32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call %p(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @h() -> i32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.call @v(%a, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @h() -> i32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call @g(%a) ["tag"(%b : i32), "other"()] : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @h() -> i32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call @g(%a) {no_unwind} : (i32 {llvm.noundef}) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.call_intrinsic "llvm.sqrt"(%x) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.call_intrinsic "sqrt"(%x) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.ctpop(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.fma(%x, %x, %x) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  "llvm.intr.memcpy"(%p, %p, %a) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.assume %c : i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.assume %c ["align"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.expect %a, %b : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.vector.reduce.add(%v) : (vector<4xf32>) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.vector.insert %v, %v[0] : vector<4xf32> into vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.trap
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = "llvm.add"(%a, %x) : (i32, f32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  "llvm.store"(%a, %b) <{ordering = 0 : i64}> : (i32, i32) -> ()
  llvm.return
}
