// Verifiers: tensor.
llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<4xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<4xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v4 {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<4xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v8 {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v4 {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<4xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b mask = %v8 {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %p6, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %p6, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %p6, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %p6, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<none>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<none>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4, %l {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.tcgen05.st %p6, %v4, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}
