// with: --inline
gpu.module @m {
  func.func private @callee(%a: i32) -> i32 {
    %b = gpu.thread_id x
    gpu.barrier
    %c = arith.index_cast %b : index to i32
    %d = arith.addi %a, %c : i32
    return %d : i32
  }
  gpu.func @f(%a: i32, %m: memref<i32>) kernel {
    %0 = func.call @callee(%a) : (i32) -> i32
    memref.store %0, %m[] : memref<i32>
    gpu.return
  }
  gpu.func @g(%a: i32) -> i32 { gpu.return %a : i32 }
}
// -----
func.func private @callee(%n: index, %m: memref<index>) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    memref.store %tx, %m[] : memref<index>
    gpu.terminator
  }
  %t = gpu.wait async
  %0 = gpu.launch async [%t] blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    memref.store %x, %m[] : memref<index>
    gpu.terminator
  }
  gpu.wait [%0]
  return
}
func.func @f(%n: index, %m: memref<index>) {
  call @callee(%n, %m) : (index, memref<index>) -> ()
  return
}
// -----
func.func private @callee(%l: index, %v: vector<4xf32>) -> vector<1xf32> {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>):
    %x = "t.op"(%a) : (vector<128xf32>) -> vector<32xf32>
    gpu.yield %x : vector<32xf32>
  }
  return %0 : vector<1xf32>
}
func.func @f(%l: index, %v: vector<4xf32>) -> vector<1xf32> {
  %0 = call @callee(%l, %v) : (index, vector<4xf32>) -> vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func private @callee(%v: f32) -> f32 {
  amdgpu.lds_barrier
  %0 = amdgpu.dpp %v %v row_mirror : f32
  return %0 : f32
}
func.func @f(%v: f32) -> f32 {
  %0 = call @callee(%v) : (f32) -> f32
  return %0 : f32
}
// -----
func.func private @callee(%m: memref<8x8xf16, 3>, %i: index) -> vector<4x2xf16> {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16, 3> -> vector<4x2xf16>
  return %0 : vector<4x2xf16>
}
func.func @f(%m: memref<8x8xf16, 3>, %i: index) -> vector<4x2xf16> {
  %0 = call @callee(%m, %i) : (memref<8x8xf16, 3>, index) -> vector<4x2xf16>
  return %0 : vector<4x2xf16>
}
