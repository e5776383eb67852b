// with: --loop-invariant-code-motion
func.func @pack(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>, %c: tensor<?x5xf32>, %d: tensor<?x5x?xf32>, %t: index, %p: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
    %1 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<3x5x4xf32> -> tensor<12x5xf32>
    %2 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [%t] into %d : tensor<?x5xf32> -> tensor<?x5x?xf32>
    %3 = linalg.unpack %d inner_dims_pos = [0] inner_tiles = [%t] into %c : tensor<?x5x?xf32> -> tensor<?x5xf32>
    %4 = linalg.pack %c padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%t] into %d : tensor<?x5xf32> -> tensor<?x5x?xf32>
    %5 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [%c4] into %d : tensor<?x5xf32> -> tensor<?x5x?xf32>
    "test.use"(%0, %1, %2, %3, %4, %5) : (tensor<3x5x4xf32>, tensor<12x5xf32>, tensor<?x5x?xf32>, tensor<?x5xf32>, tensor<?x5x?xf32>, tensor<?x5x?xf32>) -> ()
  }
  return
}
// -----
func.func @softmax(%a: tensor<4x5xf32>, %m: memref<4x5xf32>, %n: index, %x: tensor<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.softmax dimension(1) ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
    linalg.softmax dimension(1) ins(%m : memref<4x5xf32>) outs(%m : memref<4x5xf32>)
    %1 = linalg.exp ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
    linalg.exp ins(%m : memref<4x5xf32>) outs(%m : memref<4x5xf32>)
    %2 = linalg.div ins(%x, %x : tensor<4x4xi32>, tensor<4x4xi32>) outs(%x : tensor<4x4xi32>) -> tensor<4x4xi32>
    %3 = linalg.map { arith.addi } ins(%x, %x : tensor<4x4xi32>, tensor<4x4xi32>) outs(%x : tensor<4x4xi32>)
    "test.use"(%0, %1, %2, %3) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  }
  return
}
// -----
func.func @winograd(%a: tensor<2x6x6x5xf32>, %f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    "test.use"(%0) : (tensor<6x6x5x2xf32>) -> ()
  }
  return
}
