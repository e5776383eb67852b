// Verifiers: threads.
llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync add %f, %i : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync fmin %i, %i : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync add %i, %i {abs = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync add %i, %i {nan = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync fmax %f, %i {nan = true, abs = true} : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync umin %i, %i : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.pmevent
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.pmevent id = 3 mask = 3
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.pmevent id = 16
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.pmevent id = -1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.pmevent id = 0
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.pmevent mask = 100
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.setmaxregister increase 20
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.setmaxregister increase 16
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.setmaxregister decrease 264
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.setmaxregister decrease -8
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  nvvm.setmaxregister decrease 24
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.match.sync any %i, %i : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.match.sync all %i, %i : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.match.sync any %i, %l : i64 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.vote.sync ballot %i, %b -> i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.vote.sync any %i, %b -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.vote.sync uni %i, %b -> i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %w : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %w : i1
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_z, %w : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i2)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1, i1)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.shfl.sync up %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 5, 5> : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.tid.x range <i64, -5, -5> : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 0> : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.nctaid.z range <i32, -1, -1> : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank range <i32, 7, 3> : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.tid.y range <i8, 3, 3> : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>, %p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %p0: !llvm.ptr, %p1: !llvm.ptr<1>, %i: i32, %l: i64, %b: i1, %s: i16, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %h: vector<2xbf16>, %hh: vector<2xf16>, %b2: vector<2xi8>, %b8: i8, %w: i128, %f4: vector<4xf32>, %d: f64) {
  %0 = nvvm.read.ptx.sreg.tid.y range <i128, 3, 3> : i32
  llvm.return
}
