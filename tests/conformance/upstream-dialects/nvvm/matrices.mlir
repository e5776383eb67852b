// Verifiers: matrices.
llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f64, f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<c>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<c>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<b1>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p3, %i {eltype = #nvvm.mma_type<b1>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p0, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p0, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.load %p6, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<6>) -> f64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.wmma.store %p3, %i, %hh, %hh, %hh {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.wmma.store %p3, %i, %hh, %hh, %hh, %hh {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.wmma.store %p3, %i, %i, %i, %i, %i {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.wmma.store %p3, %i, %i {eltype = #nvvm.mma_type<tf32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.wmma.store %p7, %i, %i {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<7>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %f, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 32 : i32, n = 8 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %d, %d, %d, %d {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %i, %i, %i, %i, %i, %i, %i, %i {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %i, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.wmma.mma %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %hh, %f, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i64
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 7, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.stmatrix %p3, %i, %i, %i, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}
