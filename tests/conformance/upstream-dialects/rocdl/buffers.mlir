// Raw buffers, and the attribute of kernels.
llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i : f32
  rocdl.raw.buffer.store %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fadd %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, %i : i32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  rocdl.raw.buffer.store %r, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %i, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = "rocdl.raw.buffer.load"(%r, %i, %i, %i) {a = 1 : i32} : (vector<4xi32>, i32, i32, i32) -> vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i : tensor<f32>
  llvm.return
}

// -----

llvm.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i f32
  llvm.return
}

// -----

llvm.func @f() attributes {rocdl.kernel} {
  llvm.return
}

// -----

module attributes {rocdl.kernel} {}
