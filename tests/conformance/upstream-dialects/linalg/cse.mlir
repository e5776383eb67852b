// with: --cse
func.func @softmax(%a: tensor<4x5xf32>, %m: memref<4x5xf32>, %k: memref<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.softmax dimension(1) ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  linalg.softmax dimension(1) ins(%m : memref<4x5xf32>) outs(%k : memref<4x5xf32>)
  linalg.softmax dimension(1) ins(%m : memref<4x5xf32>) outs(%k : memref<4x5xf32>)
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}
// -----
func.func @exp(%a: tensor<4x5xf32>, %m: memref<4x5xf32>, %k: memref<4x5xf32>, %i: index) -> (tensor<4x5xf32>, tensor<4x5xf32>, f32, f32) {
  %l = memref.load %m[%i, %i] : memref<4x5xf32>
  %0 = linalg.exp ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.exp ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  linalg.exp ins(%m : memref<4x5xf32>) outs(%k : memref<4x5xf32>)
  linalg.exp ins(%m : memref<4x5xf32>) outs(%k : memref<4x5xf32>)
  %n = memref.load %m[%i, %i] : memref<4x5xf32>
  return %0, %1, %l, %n : tensor<4x5xf32>, tensor<4x5xf32>, f32, f32
}
// -----
func.func @matmul(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.mmt4d ins(%b, %b : tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) outs(%b : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
  %3 = linalg.mmt4d ins(%b, %b : tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) outs(%b : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
  return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
