func.func @scale(%x: memref<7x3xf64>, %y: memref<7x3xf64>, %s: f64) {
  linalg.generic {doc = "scaled", indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %s : memref<7x3xf64>, f64) outs(%y : memref<7x3xf64>) attrs = {mark} {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %0 = arith.mulf %a, %b : f64
    linalg.yield %0 : f64
  }
  return
}
// -----
func.func @rows(%x: tensor<?x5xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], library_call = "rows"} ins(%x : tensor<?x5xi32>) outs(%y : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32):
    %i = linalg.index 1
    %j = arith.index_cast %i : index to i32
    %1 = arith.addi %a, %j : i32
    %2 = arith.addi %1, %b : i32
    linalg.yield %2 : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func.func @products(%a: tensor<2x6xi8>, %b: tensor<6x9xi16>, %c: tensor<2x9xi32>) -> tensor<2x9xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x6xi8>, tensor<6x9xi16>) outs(%c : tensor<2x9xi32>) -> tensor<2x9xi32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<2x6xi8>, tensor<6x9xi16>) outs(%0 : tensor<2x9xi32>) -> tensor<2x9xi32>
  %2 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<2x6xi8>, tensor<6x9xi16>) outs(%1 : tensor<2x9xi32>) -> tensor<2x9xi32>
  return %2 : tensor<2x9xi32>
}
// -----
func.func @transposed(%a: memref<6x2xf32>, %b: memref<6x9xf32>, %c: memref<2x9xf32>) {
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<6x2xf32>, memref<6x9xf32>) outs(%c : memref<2x9xf32>)
  return
}
// -----
func.func @batches(%a: memref<5x2x6xf32>, %b: memref<5x6x9xf32>, %c: memref<5x2x9xf32>, %d: memref<2x9xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<5x2x6xf32>, memref<5x6x9xf32>) outs(%c : memref<5x2x9xf32>)
  linalg.batch_reduce_matmul ins(%a, %b : memref<5x2x6xf32>, memref<5x6x9xf32>) outs(%d : memref<2x9xf32>)
  return
}
// -----
func.func @elementwise(%a: tensor<4x3xf32>, %b: tensor<3x4xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%a : tensor<4x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>] ins(%0, %b : tensor<4x3xf32>, tensor<3x4xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}
// -----
func.func @functions(%a: tensor<9xf32>, %b: tensor<9xf32>) -> tensor<9xf32> {
  %0 = linalg.exp ins(%a : tensor<9xf32>) outs(%b : tensor<9xf32>) -> tensor<9xf32>
  %1 = linalg.reciprocal ins(%0 : tensor<9xf32>) outs(%b : tensor<9xf32>) -> tensor<9xf32>
  %2 = linalg.square ins(%1 : tensor<9xf32>) outs(%b : tensor<9xf32>) -> tensor<9xf32>
  %3 = linalg.powf ins(%2, %a : tensor<9xf32>, tensor<9xf32>) outs(%b : tensor<9xf32>) -> tensor<9xf32>
  %4 = linalg.max ins(%3, %a : tensor<9xf32>, tensor<9xf32>) outs(%b : tensor<9xf32>) -> tensor<9xf32>
  return %4 : tensor<9xf32>
}
// -----
func.func @booleans(%a: memref<3xi1>, %b: memref<3xi1>) {
  linalg.add ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%b : memref<3xi1>)
  linalg.mul ins(%a, %b : memref<3xi1>, memref<3xi1>) outs(%b : memref<3xi1>)
  return
}
// -----
func.func @fill_and_copy(%f: f32, %a: memref<2x2xf32>, %b: memref<2x2xf64>) {
  linalg.fill ins(%f : f32) outs(%a : memref<2x2xf32>)
  linalg.copy ins(%a : memref<2x2xf32>) outs(%b : memref<2x2xf64>)
  return
}
// -----
func.func @convolution(%a: tensor<1x11x11x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<1x11x11x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32>
}
// -----
func.func @random(%min: f64, %max: f64, %seed: i32, %o: memref<6x6xf32>) {
  linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%o : memref<6x6xf32>)
  return
}
// -----
func.func @moves(%a: tensor<2x5xf32>, %b: tensor<5x2xf32>, %c: tensor<2x7x5xf32>) -> (tensor<5x2xf32>, tensor<2x7x5xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x5xf32>) outs(%b : tensor<5x2xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%a : tensor<2x5xf32>) outs(%c : tensor<2x7x5xf32>) dimensions = [1] {mark}
  return %0, %1 : tensor<5x2xf32>, tensor<2x7x5xf32>
}
// -----
func.func @map(%a: tensor<12xf32>, %b: tensor<12xf32>, %c: tensor<12xf32>) -> tensor<12xf32> {
  %0 = linalg.map { arith.mulf {fastmath = #arith.fastmath<nnan>} } ins(%a, %b : tensor<12xf32>, tensor<12xf32>) outs(%c : tensor<12xf32>)
  %1 = linalg.map ins(%0 : tensor<12xf32>) outs(%c : tensor<12xf32>) {mark}
    (%x: f32, %out: f32) {
      %2 = arith.addf %x, %x : f32
      %3 = arith.negf %2 : f32
      linalg.yield %3 : f32
    }
  return %1 : tensor<12xf32>
}
// -----
func.func @reduce(%a: memref<4x6xi32>, %b: memref<4xi32>) {
  linalg.reduce { arith.maxsi } ins(%a : memref<4x6xi32>) outs(%b : memref<4xi32>) dimensions = [1]
  linalg.reduce ins(%a : memref<4x6xi32>) outs(%b : memref<4xi32>) dimensions = [1]
    (%x: i32, %y: i32) {
      %0 = arith.addi %x, %x : i32
      %1 = arith.addi %0, %y : i32
      linalg.yield %1 : i32
    }
  return
}
