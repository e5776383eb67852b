// Verifiers: barriers.
llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<weak>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<alias>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<alias>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.barrier number_of_threads = %i
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.barrier #nvvm.reduction<and> %i
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.barrier -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  "nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>, reductionOp = #nvvm.reduction<popc>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.barrier id = %i number_of_threads = %i
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.expect_tx %p3, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.complete_tx %p3, %i {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.complete_tx %p7, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.arrive %p7 : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.arrive_drop %p7 : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %p7, %i : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.arrive %p0 {scope = #nvvm.mem_scope<sys>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.arrive %p3 {scope = #nvvm.mem_scope<cluster>, relaxed = true} : !llvm.ptr<3> -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.arrive.expect_tx %p7, %i, predicate = %b : !llvm.ptr<7>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b {relaxed = true} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.arrive.expect_tx %p7, %i : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.test.wait %p3, %l {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.try_wait %p3, %l, %i {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<3>, i64, i32 -> i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.mbarrier.try_wait %p0, %i : !llvm.ptr, i32 -> i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p0, %i from_proxy = #nvvm.proxy_kind<alias>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p0, %i to_proxy = #nvvm.proxy_kind<alias>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %p0, %i
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> to_proxy = #nvvm.proxy_kind<alias>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> from_proxy = #nvvm.proxy_kind<async>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.fence.proxy.release #nvvm.mem_scope<sys>
  llvm.return
}
