// OPTIONS: --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>, vector<4x4xf32>, memref<8x8xf32, strided<[?, 1], offset: ?>, 1 : i32>) -> tensor<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: vector<4x4xf32>, %arg3: memref<8x8xf32, strided<[?, 1], offset: ?>, 1 : i32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{doc = "x", indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) {z = #map1} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "vector.contract"(%arg2, %arg2, %arg2) <{indexing_maps = [#map2, #map3, #map4], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "vector.transfer_read"(%arg3, %2, %2, %3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> : (memref<8x8xf32, strided<[?, 1], offset: ?>, 1 : i32>, index, index, f32) -> vector<4x4xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) {bar = [#gpu.address_space<global>, #vector.kind<add>], foo = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0 + d1, d2 + d3)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0, 0)>
#map3 = affine_map<() -> (2, 2)>
#map4 = affine_map<() -> (98, 98)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<100x100xf32>, memref<3x3xf32>) -> memref<98x98xf32>, sym_name = "conv_2d"}> ({
  ^bb0(%arg0: memref<100x100xf32>, %arg1: memref<3x3xf32>):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<98x98xf32>
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map2, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map4}> ({
    ^bb0(%arg2: index, %arg3: index):
      %1 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map2, reductions = [0], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map3}> ({
      ^bb0(%arg4: index, %arg5: index):
        %2 = "affine.load"(%arg0, %arg2, %arg4, %arg3, %arg5) <{map = #map}> : (memref<100x100xf32>, index, index, index, index) -> f32
        %3 = "affine.load"(%arg1, %arg4, %arg5) <{map = #map1}> : (memref<3x3xf32>, index, index) -> f32
        %4 = "arith.mulf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.yield"(%4) : (f32) -> ()
      }) : () -> f32
      "affine.store"(%1, %0, %arg2, %arg3) <{map = #map1}> : (f32, memref<98x98xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (memref<98x98xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<(d0) -> (d0, 5)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, tensor<3xf32, #sparse1>, memref<4x4xf32, #map, 3>) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<3xf32, #sparse1>, %arg2: memref<4x4xf32, #map, 3>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "sparse_tensor.number_of_entries"(%arg0) : (tensor<?x?xf64, #sparse>) -> index
    %2 = "sparse_tensor.values"(%arg1) : (tensor<3xf32, #sparse1>) -> memref<?xf32>
    %3 = "affine.apply"(%0) <{map = #map1}> : (index) -> index
    "affine.for"(%0) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg3: index):
      "affine.if"(%arg3) <{condition = #set}> ({
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %4 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<?x?xf64, #sparse>) -> memref<?xindex>
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()

