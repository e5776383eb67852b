func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %s : memref<32xf32, 3> -> !xegpu.tensor_desc<8xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x8x8xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %m[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %m[0, 0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %h : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %p : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %p, shape : [1, 2], strides : [1] : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %m[a] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24x32xf32>, %p: i64, %i: index, %s: memref<32xf32, 3>, %h: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %i : index -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.prefetch_nd %g : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.prefetch_nd %t <{l2_hint = #xegpu.cache_hint<write_through>}> : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.prefetch_nd %t <{l2_hint = 3 : i32}> : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.prefetch_nd %t[%i] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %g : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>> -> vector<4xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %three : !xegpu.tensor_desc<2x8x16xf32> -> vector<2x8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %t <{l3_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<7xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %l : !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>> -> vector<8xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %t <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.load_nd %t[0, 0, 0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %v, %g : vector<8x16xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %v3, %three : vector<2x8x16xf32>, !xegpu.tensor_desc<2x8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %v, %a : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %w, %t : vector<7xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %v8, %l : vector<8xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %r, %t : vector<16x8xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %h, %t : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  xegpu.store_nd %v, %t[0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.update_nd_offset %t, [0] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %i: index, %v: vector<8x16xf32>, %w: vector<7xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %three: !xegpu.tensor_desc<2x8x16xf32>, %l: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>, %a: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v8: vector<8xf32>, %h: vector<8x16xf16>, %r: vector<16x8xf32>, %v3: vector<2x8x16xf32>) {
  %0 = xegpu.update_nd_offset %g, [0] : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.create_tdesc %m2, %o : memref<4x4xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.create_tdesc %m, %o : memref<1024xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.create_tdesc %s, %o : memref<8xf32, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.create_tdesc %m, %o : memref<1024xf32>, vector<4xindex> -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.create_tdesc %m, %o : memref<1024xf32>, vector<4xindex> -> !xegpu.tensor_desc<8x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.prefetch %t : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.prefetch %g <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.prefetch %p[%o] : ui64, vector<4xindex>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.prefetch %m[%o] <{offset_align_byte = 2 : i64}> : memref<1024xf32>, vector<4xindex>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.prefetch %g <{offset_align_byte = 2 : i64}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %t, %k : !xegpu.tensor_desc<8x16xf32>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %g, %k <{l2_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %g, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> f32
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %g, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf16>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %g, %k8 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %g, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%o], %k : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf16>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%o], %k : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%o], %k : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> f32
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%i], %b <{chunk_size = 2 : i64}> : memref<1024xf32>, index, i1 -> f32
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%i], %b <{chunk_size = 2 : i64}> : memref<1024xf32>, index, i1 -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%o], %b : memref<1024xf32>, vector<4xindex>, i1 -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%o], %k <{chunk_size = 2 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m[%o], %k <{chunk_size = 2 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<8x2xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.load %m2[%o], %k : memref<4x4xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.store %v, %t, %k : vector<4x2xf32>, !xegpu.tensor_desc<8x16xf32>, vector<4xi1>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.store %v, %g2, %k <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.store %v, %g, %k : vector<4x2xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.store %h, %m[%o], %k : vector<4xf16>, memref<1024xf32>, vector<4xindex>, vector<4xi1>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  xegpu.store %x, %m[%o], %k : f32, memref<1024xf32>, vector<4xindex>, vector<4xi1>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<8x16xf32>, vector<4xindex>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.update_offset %g2, %o8 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<8xindex>
  return
}
// -----
func.func @f(%p: ui64, %m: memref<1024xf32>, %m2: memref<4x4xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %i: index, %b: i1, %t: !xegpu.tensor_desc<8x16xf32>, %g: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %g2: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %s: memref<8xf32, 3>, %h: vector<4xf16>, %k8: vector<8xi1>, %k1: vector<1xi1>, %o8: vector<8xindex>, %v8: vector<8xf32>, %x: f32) {
  %0 = xegpu.atomic_rmw addf %g, %k, %v8 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<8xf32> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %a, %b, %d : vector<8x16xf16>, vector<8x16x2xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %la, %lb : vector<8xf16>, vector<15xf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %a, %la : vector<8x16xf16>, vector<8xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %la, %d : vector<8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %a, %e : vector<8x16xf16>, vector<8x8xf16> -> vector<8x8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %a, %d : vector<8x16xf16>, vector<16x16xf16> -> vector<4x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %a, %d : vector<8x16xf16>, vector<16x16xf16> -> vector<8x8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.dpas %a, %c : vector<8x16xf16>, vector<8x16xf32> -> vector<8x8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.init_nbarrier %i, %i : i32, i32 -> !xegpu.nbarrier
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  xegpu.fence memory_kind = local, fence_scope = gpu
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  xegpu.fence memory_kind = slm, fence_scope = all
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.convert_layout %d <{input_layout = #xegpu.layout<sg_layout = [2, 2]>, target_layout = #xegpu.layout<inst_data = [4, 1]>}> : vector<16x16xf16>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.convert_layout %d <{input_layout = #xegpu.layout<sg_layout = [3, 2]>, target_layout = #xegpu.layout<sg_layout = [4, 1]>}> : vector<16x16xf16>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.convert_layout %d <{input_layout = #xegpu.layout<sg_layout = [2, 2]>, target_layout = #xegpu.layout<sg_layout = [4]>}> : vector<16x16xf16>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<15xf16>, %e: vector<8x8xf16>, %i: i32, %s: vector<8xf32>) {
  %0 = xegpu.convert_layout %d <{target_layout = #xegpu.layout<sg_layout = [4]>}> : vector<16x16xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x32xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %one[8] : !xegpu.mem_desc<64xf16> -> vector<8xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %d[8, 16] : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %d[8, 16] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %d[8, 16] <{subgroup_block_io}> : !xegpu.mem_desc<16x64xf16> -> f16
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %col[8, 16] <{subgroup_block_io}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>> -> vector<8xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %b[8, 16] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %b[8, 16] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 8], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  %0 = xegpu.load_matrix %d[8, 16] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 64], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  xegpu.store_matrix %big, %d[8, 16] : vector<32x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  xegpu.store_matrix %f, %d[8, 16] : vector<8x16xf32>, !xegpu.mem_desc<16x64xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  xegpu.store_matrix %l, %one[8] : vector<8xf16>, !xegpu.mem_desc<64xf16>
  return
}
// -----
func.func @f(%m: memref<2048xi8, 3>, %g: memref<2048xi8>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %col: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>, %one: !xegpu.mem_desc<64xf16>, %i: index, %v: vector<8x16xf16>, %x: f16, %big: vector<32x16xf16>, %f: vector<8x16xf32>, %l: vector<8xf16>) {
  xegpu.store_matrix %x, %d[0, 0] <{subgroup_block_io}> : f16, !xegpu.mem_desc<16x64xf16>
  return
}
