llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1 : i64) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f32) : i16
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1.0 : f64) : !llvm.ppc_fp128
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi16>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([#llvm.zero, [1 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32], [1 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([[#llvm.zero], 3 : i32]) : !llvm.array<2 x array<1 x ptr>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([@f, #llvm.poison]) : !llvm.array<2 x ptr>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([@f, "x"]) : !llvm.array<2 x ptr>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(i32) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"a">
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic syncscope("a") acquire {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  "llvm.store"(%a, %p) <{ordering = 0 : i64, syncscope = "x"}> : (i32, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.atomicrmw xchg %p, %c monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.cmpxchg %p, %a, %a unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.cmpxchg %p, %a, %a acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.cmpxchg weak volatile %p, %p, %p acq_rel acquire : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.cmpxchg %p, %c, %c acq_rel acquire : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.bitcast %v : vector<4xf32> to vector<2xi64>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.shufflevector %v, %v [0, 1, 2, 3] : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.alloca %a x !llvm.target<"nothing"> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.call_intrinsic "llvm.x"(%a) ["t"(%b : i32)] {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.call_intrinsic "llvm.x"(%a) : (i32 {llvm.noundef}) -> (i64, i64)
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  "llvm.call"(%p) <{op_bundle_sizes = array<i32>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.getelementptr inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.masked.load %p, %c, %x {alignment = 4 : i32} : (!llvm.ptr, i1, f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.vscale : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.get.active.lane.mask %a, %b : i32, i32 to vector<4xi1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.is.fpclass(%x) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.powi(%x, %a) : (f32, i32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = "a", domain = <id = "d">>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.unreachable
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.intr.constrained.fptrunc %x towardzero ignore : f32 to f16
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = llvm.load %p {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = "d">>], llvm.mmra = #llvm.mmra_tag<"a":"b">} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">> = %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xf32>, %c: i1) {
  llvm.intr.dbg.label #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "l">
  llvm.return
}
