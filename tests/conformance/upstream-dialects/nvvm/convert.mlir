// Verifiers: convert.
llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f8x2.to.f16x2 %b2 : vector<2xi8> (f8E8M0FNU) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f8x2.to.f16x2 %b2 {relu = true} : vector<2xi8> (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %b2 : vector<2xi8> (f8E5M2) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %b2 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f6x2.to.f16x2 %b2 : vector<2xi8> (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f6x2.to.f16x2 %b2 : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f4x2.to.f16x2 %b8 : i8 (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f4x2.to.f16x2 %b8 : i8 (f4E2M1FN) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %h : vector<2xbf16> -> i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %h : vector<2xbf16> -> i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %h {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f16x2.to.f8x2 %hh : vector<2xf16> -> i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f16x2.to.f8x2 %hh : vector<2xf16> -> vector<2xi8> (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f32)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f {relu = true} : vector<2xi8> (f6E2M3FN)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f4E2M1FN)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x4.to.f8x4 %f4, %i : vector<4xf32> -> vector<4xi8> (f32)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x4.to.f8x4 %f4, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x4.to.f6x4 %f4, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.f32x4.to.f4x4 %f4, %i : vector<4xf32> -> i16 (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rp>, relu = true}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.prmt #nvvm.permute_mode<default> %i, %i : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.prmt #nvvm.permute_mode<rc8> %i, %i, %i : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.prmt #nvvm.permute_mode<b4e> %i, %i, %i : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.prmt #nvvm.permute_mode<ecl> %i, %i : i32
  llvm.return
}
