// with: --canonicalize
func.func @f(%d: vector<16x16xf16>) {
  %0 = xegpu.convert_layout %d <{input_layout = #xegpu.layout<sg_layout = [2, 2]>, target_layout = #xegpu.layout<sg_layout = [2, 2]>}> : vector<16x16xf16>
  %1 = xegpu.convert_layout %d <{input_layout = #xegpu.layout<sg_layout = [2, 2]>, target_layout = #xegpu.layout<sg_layout = [2, 1]>}> : vector<16x16xf16>
  "test.use"(%0, %1) : (vector<16x16xf16>, vector<16x16xf16>) -> ()
  return
}
// -----
// with: --canonicalize --cse
func.func @f(%m: memref<24x32xf32>, %d: memref<?x?xf16>, %p: i64, %i: index, %u: ui64) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %m[0, %i] {a} : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>>
  %2 = xegpu.create_nd_tdesc %d[%i, %i], shape : [%i, 4], strides : [%i, 1] : memref<?x?xf16> -> !xegpu.tensor_desc<8x16xf16>
  %3 = xegpu.create_nd_tdesc %p, shape : [16, %i], strides : [%i, 1] : i64 -> !xegpu.tensor_desc<16xf32>
  %4 = xegpu.create_nd_tdesc %u[1, 2, %i], shape : [16, %i, 4], strides : [%i, 1, 1] : ui64 -> !xegpu.tensor_desc<16xi8>
  return
}
// -----
// with: --canonicalize --cse
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %i: index, %v: vector<8x16xf16>, %o: !xegpu.tensor_desc<64xf32>, %a: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>) {
  xegpu.prefetch_nd %t : !xegpu.tensor_desc<8x16xf16>
  xegpu.prefetch_nd %t[0, %i] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> {x = 1 : i32} : !xegpu.tensor_desc<8x16xf16>
  %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<cached>, packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
  %1 = xegpu.load_nd %t[%i, 8] <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>
  %2 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<8xf16>
  %3 = xegpu.load_nd %a : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>> -> vector<2x8x16xf16>
  %4 = xegpu.load_nd %t <{layout = #xegpu.layout<lane_layout = [1, 16]>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  xegpu.store_nd %v, %t <{l3_hint = #xegpu.cache_hint<write_through>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  xegpu.store_nd %2, %t[0, 0] : vector<8xf16>, !xegpu.tensor_desc<8x16xf16>
  %5 = xegpu.update_nd_offset %t, [0, %i] : !xegpu.tensor_desc<8x16xf16>
  %6 = xegpu.load_nd %o : !xegpu.tensor_desc<64xf32> -> vector<64xf32>
  return
}
// -----
// with: --canonicalize --cse
func.func @f(%p: ui64, %m: memref<1024xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %s: memref<1024xf32, 3>, %i: index, %b: i1, %x: f32) {
  %0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  %1 = xegpu.create_tdesc %m, %o : memref<1024xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  %2 = xegpu.create_tdesc %s, %o {a} : memref<1024xf32, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>
  xegpu.prefetch %0 <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  xegpu.prefetch %m[%o] : memref<1024xf32>, vector<4xindex>
  xegpu.prefetch %p[%o] <{offset_align_byte = 2 : i64}> : ui64, vector<4xindex>
  %3 = xegpu.load %0, %k <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32>
  %4 = xegpu.load %0, %k : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<2xf32>
  %5 = xegpu.load %m[%o], %k <{chunk_size = 2 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
  %6 = xegpu.load %m[%i], %b : memref<1024xf32>, index, i1 -> f32
  xegpu.store %v, %0, %k <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>
  xegpu.store %v, %m[%o], %k <{chunk_size = 2 : i64}> : vector<4x2xf32>, memref<1024xf32>, vector<4xindex>, vector<4xi1>
  xegpu.store %x, %m[%i], %b : f32, memref<1024xf32>, index, i1
  %7 = xegpu.update_offset %0, %o : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>
  %y = "test.value"() : () -> vector<4xf32>
  %8 = xegpu.atomic_rmw addf %1, %k, %y : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  return
}
// -----
// with: --canonicalize --cse
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<16x16xf16>, %la: vector<8xf16>, %lb: vector<16xf16>, %n: i8) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  %1 = xegpu.dpas %a, %d, %c {layout_a = #xegpu.layout<lane_layout = [1, 16]>} : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %2 = xegpu.dpas %la, %lb : vector<8xf16>, vector<16xf16> -> vector<8xf32>
  xegpu.alloc_nbarrier 8 {a}
  %3 = xegpu.init_nbarrier %n, %n : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %3 : !xegpu.nbarrier
  xegpu.nbarrier_wait %3 : !xegpu.nbarrier
  xegpu.fence memory_kind = global, fence_scope = workgroup
  xegpu.fence memory_kind = slm, fence_scope = gpu {a = 1 : i32}
  %4 = xegpu.convert_layout %d <{input_layout = #xegpu.layout<sg_layout = [2, 2]>, target_layout = #xegpu.layout<sg_layout = [4, 1]>}> : vector<16x16xf16>
  %5 = xegpu.convert_layout %d <{input_layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2, 4]>, dims = [1]>, target_layout = #xegpu.layout<sg_layout = [4, 1]>}> {b} : vector<16x16xf16>
  return
}
// -----
// with: --canonicalize --cse
func.func @f(%m: memref<2048xi8, 3>, %n: memref<16x32xf32, 3>, %d: !xegpu.mem_desc<16x64xf16>, %b: !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>>, %i: index, %v: vector<8x16xf16>, %x: f16) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.create_mem_desc %n {a} : memref<16x32xf32, 3> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>>
  %2 = xegpu.load_matrix %d[8, %i] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  %3 = xegpu.load_matrix %d[8, 16] <{layout = #xegpu.layout<inst_data = [8, 16]>}> : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  %4 = xegpu.load_matrix %d[8, 16] : !xegpu.mem_desc<16x64xf16> -> f16
  %5 = xegpu.load_matrix %b[8, 16] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [32, 1], block = [1, 16]>> -> vector<8x16xf16>
  xegpu.store_matrix %v, %d[8, %i] {a} : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>, index
  xegpu.store_matrix %x, %d[0, 0] : f16, !xegpu.mem_desc<16x64xf16>
  return
}
