func.func private @a(!xegpu.tensor_desc<f32>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory = slm>>)
// -----
func.func private @a(!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 0 : i64>>)
// -----
func.func private @a(!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>)
// -----
func.func private @a(!xegpu.tensor_desc<16x4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>)
// -----
func.func private @a(!xegpu.tensor_desc<16x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3 : i64>>)
// -----
func.func private @a(!xegpu.tensor_desc<16x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [2], sg_data = [2]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [2, 3]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<inst_data = [3, 4]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [3, 3]>>)
// -----
func.func private @a(!xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i64>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16>)
// -----
func.func private @a(!xegpu.tensor_desc<?xf32>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32,>)
// -----
func.func private @a(!xegpu.tensor_desc<tf32>>>)
// -----
func.func private @a() attributes {a = #xegpu.layout<>}
// -----
func.func private @a() attributes {a = #xegpu.layout<lane_data = [1, 1]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<order = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = [1], inst_data = [1, 2]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = [1], lane_layout = [1, 2]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], lane_layout = [1, 2]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_data = [1], inst_data = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_data = [1], sg_layout = [1, 2]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<lane_data = [1], inst_data = [1, 2]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<lane_data = [1], lane_layout = [1, 2]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], order = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = [1], order = [1, 0]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<lane_layout = [1], order = [1, 0]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<foo = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.slice<#xegpu.layout<inst_data = [8, 4, 2]>, dims = [-1]>}
// -----
func.func private @a() attributes {a = #xegpu.slice<#xegpu.layout<inst_data = [8, 4, 2]>, dims = [1, 1]>}
// -----
func.func private @a() attributes {a = #xegpu.slice<#xegpu.range<[0, 1]>, dims = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.slice<4 : i32, dims = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.range<[4, 4]>}
// -----
func.func private @a() attributes {a = #xegpu.range<[4]>}
// -----
func.func private @a() attributes {a = #xegpu.mem_layout<>}
// -----
func.func private @a() attributes {a = #xegpu.mem_layout<a = 1, a = 2>}
// -----
func.func private @a() attributes {a = #xegpu.mem_layout<a>}
// -----
func.func private @a() attributes {a = #xegpu.mem_layout<a = 1}
// -----
func.func private @a() attributes {a = #xegpu.cache_hint<best>}
// -----
func.func private @a() attributes {a = #xegpu.cache_hint cached}
// -----
func.func private @a(!xegpu.mem_desc<?xf32>)
// -----
func.func private @a(!xegpu.mem_desc<4xf32, 4>)
// -----
func.func private @a(!xegpu.mem_desc<f32)
// -----
func.func private @a(!xegpu.nbarrier<4>)
// -----
func.func private @a(!xegpu.mem_desc<4xf32, #xegpu.range<[0, 1]>>)
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = , inst_data = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], sg_layout = >}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], sg_layout = array<i32: 4>>}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], sg_layout = [a]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], sg_layout = []>}
// -----
func.func private @a() attributes {a = #xegpu.layout<inst_data = [1], inst_data = [1]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = 4>}
