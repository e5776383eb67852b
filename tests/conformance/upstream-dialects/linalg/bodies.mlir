func.func @a(%a: f32, %b: memref<4xf32>) {
  "linalg.fill"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %z: f32, %y: f32):
    linalg.yield %x : f32
  }) : (f32, f32, memref<4xf32>) -> ()
  return
}
// -----
func.func @b(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.fill ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @b(%a: i32, %b: memref<4xf32>) {
  linalg.fill ins(%a : i32) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @b(%a: f32, %b: f32) {
  linalg.fill ins(%a : f32) outs(%b : f32)
  return
}
// -----
func.func @b(%a: memref<4xf32>, %b: memref<4xi32>) {
  linalg.matmul ins(%a, %b : memref<4xf32>, memref<4xi32>) outs(%b : memref<4xi32>)
  return
}
// -----
func.func @b(%a: memref<4x4xindex>, %b: memref<4x4xindex>) {
  linalg.matmul ins(%a, %a : memref<4x4xindex>, memref<4x4xindex>) outs(%b : memref<4x4xindex>)
  return
}
// -----
func.func @b(%a: memref<4x4xindex>, %b: memref<4x4xindex>) {
  linalg.exp ins(%a : memref<4x4xindex>) outs(%b : memref<4x4xindex>)
  return
}
// -----
func.func @b(%a: memref<4x4xi1>, %b: memref<4x4xi1>) {
  linalg.sub ins(%a, %a : memref<4x4xi1>, memref<4x4xi1>) outs(%b : memref<4x4xi1>)
  return
}
// -----
func.func @b(%a: memref<4x4xi1>, %b: memref<4x4xi1>) {
  linalg.div_unsigned ins(%a, %a : memref<4x4xi1>, memref<4x4xi1>) outs(%b : memref<4x4xi1>)
  return
}
// -----
func.func @b(%a: memref<4x4xi1>, %b: memref<4x4xi1>) {
  linalg.div ins(%a, %a : memref<4x4xi1>, memref<4x4xi1>) outs(%b : memref<4x4xi1>)
  return
}
// -----
func.func @b(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xcomplex<f32>>) {
  linalg.max ins(%a, %a : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%b : memref<4x4xcomplex<f32>>)
  return
}
// -----
func.func @b(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xcomplex<f32>>) {
  linalg.powf ins(%a, %a : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%b : memref<4x4xcomplex<f32>>)
  return
}
// -----
func.func @b(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xf32>) {
  linalg.select ins(%a, %a, %b : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xf32>) {
  linalg.add ins(%a, %b : memref<4x4xcomplex<f32>>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xi32>) {
  linalg.div_unsigned ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xi32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xi32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xi32>) {
  linalg.elementwise kind=4 ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xi32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul indexing_maps = [1, 2] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul indexing_maps = 4 ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.contract ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.contract indexing_maps = 3 ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<2x4x4xf32>, %b: memref<4x4xf32>) {
  linalg.batch_matmul indexing_maps = [] ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<2x4x4xf32>, %b: memref<4x4xf32>) {
  linalg.batch_matmul indexing_maps = [3] ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>) {cast = #linalg.type_fn<cast_unsigned>, foo = 3}
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul {cast = 5} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>) {cast = 5}
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul <{cast = 5}> ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul <{cast = #linalg.type_fn<cast_unsigned>}> ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.transpose <{x = 1}> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.transpose {permutation = 4 } ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xi1>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %b : memref<4x4xf32>, memref<4x4xi1>) outs(%b : memref<4x4xi1>)
  return
}
// -----
func.func @b(%a: memref<1x4x4xi1>, %w: memref<2xi1>, %b: memref<1x3x4xi1>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %w : memref<1x4x4xi1>, memref<2xi1>) outs(%b : memref<1x3x4xi1>)
  return
}
// -----
func.func @b(%a: memref<1x4x4xf32>, %w: memref<2xf32>, %b: memref<1x3x4xf32>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %w : memref<1x4x4xf32>, memref<2xf32>) outs(%b : memref<1x3x4xf32>)
  return
}
// -----
func.func @b(%a: memref<1x4x4xf32>, %w: memref<2xf32>, %b: memref<1x3x4xf32>) {
  linalg.pooling_nwc_min_unsigned ins(%a, %w : memref<1x4x4xf32>, memref<2xf32>) outs(%b : memref<1x3x4xf32>)
  return
}
// -----
func.func @b(%a: memref<1x4x4xcomplex<f32>>, %w: memref<2xf32>, %b: memref<1x3x4xcomplex<f32>>) {
  linalg.pooling_nwc_min_unsigned ins(%a, %w : memref<1x4x4xcomplex<f32>>, memref<2xf32>) outs(%b : memref<1x3x4xcomplex<f32>>)
  return
}
// -----
func.func @b(%a: memref<1x4x4xi8>, %w: memref<2xf32>, %b: memref<1x3x4xi32>) {
  linalg.pooling_nwc_max ins(%a, %w : memref<1x4x4xi8>, memref<2xf32>) outs(%b : memref<1x3x4xi32>)
  return
}
// -----
func.func @b(%a: memref<4xi32>, %b: memref<4xi32>) {
  linalg.powf ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%b : memref<4xi32>)
  return
}
// -----
func.func @b(%a: memref<2x4x4xf32>, %b: memref<4x4xf32>) {
  linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<2x4x4xi8>, %b: memref<4x4xi32>) {
  linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : memref<2x4x4xi8>, memref<2x4x4xi8>) outs(%b : memref<4x4xi32>)
  return
}
// -----
func.func @b(%a: memref<4x4xi8>, %b: memref<4x4xi32>) {
  linalg.matmul <{cast = #linalg.type_fn<cast_unsigned>}> ins(%a, %a : memref<4x4xi8>, memref<4x4xi8>) outs(%b : memref<4x4xi32>)
  return
}
// -----
func.func @b(%a: memref<4x4xi8>, %b: memref<4x4xi32>) {
  linalg.matmul ins(%a, %a : memref<4x4xi8>, memref<4x4xi8>) outs(%b : memref<4x4xi32>) {cast = #linalg.type_fn<cast_unsigned>}
  return
}
// -----
func.func @b(%a: memref<4x4xi8>, %b: memref<4x4xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : memref<4x4xi8>, memref<4x4xi8>) outs(%b : memref<4x4xi32>) {cast = #linalg.type_fn<cast_signed>}
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.exp {foo = 1} ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) {bar = 2}
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul {indexing_maps = []} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @complex(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xcomplex<f64>>) {
  linalg.matmul ins(%a, %a : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%b : memref<4x4xcomplex<f64>>)
  return
}
// -----
func.func @complex(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xcomplex<f32>>) {
  linalg.matmul ins(%a, %a : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%b : memref<4x4xcomplex<f32>>)
  return
}
// -----
func.func @i1(%a: memref<4x4xi1>, %b: memref<4x4xi1>) {
  linalg.matmul ins(%a, %a : memref<4x4xi1>, memref<4x4xi1>) outs(%b : memref<4x4xi1>)
  return
}
// -----
func.func @body(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @body(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %z : f32
    %2 = arith.addf %1, %y : f32
    linalg.yield %2 : f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @body(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    %3 = arith.negf %2 : f32
    linalg.yield %3 : f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @body(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.mulf %1, %z : f32
    linalg.yield %2 : f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @body(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  "linalg.matmul"(%a, %a, %b) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2, %2 : f32, f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @body(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  "linalg.matvec"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]} : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----
func.func @body(%a: memref<7x4xf32>, %b: memref<4xf32>) {
  "linalg.matvec"(%a, %b, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  })  {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>]} : (memref<7x4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul {indexing_maps = []} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @b(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul {indexing_maps = []} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>)
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], x = 1} {x = 2} outs(%0 : memref<8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], doc = "a"} {doc = "b"} outs(%0 : memref<8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
