func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["sequential"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i + 1)>], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f64):
    linalg.yield %x : f64
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x, %x : f32, f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<3xf32>) {
  ^bb0(%x: f32):
    %0 = linalg.index 1
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<3xf32>, %b: tensor<3xf32>) {
  linalg.copy ins(%b : tensor<3xf32>) outs(%a : memref<3xf32>)
  return
}
// -----
func.func @f(%a: memref<3xf32>, %b: memref<4xf32>) {
  linalg.copy ins(%b : memref<4xf32>) outs(%a : memref<3xf32>)
  return
}
// -----
func.func @f(%a: memref<3xf32>) {
  linalg.add ins(%a : memref<3xf32>) outs(%a : memref<3xf32>)
  return
}
// -----
func.func @f(%a: memref<3xf32>, %f: f64) {
  linalg.fill ins(%f : f64) outs(%a : memref<3xf32>)
  return
}
// -----
func.func @f(%a: memref<2x3xf32>, %b: memref<4x5xf32>, %c: memref<2x5xf32>) {
  linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<4x5xf32>) outs(%c : memref<2x5xf32>)
  return
}
// -----
func.func @f(%a: memref<2x3xf32>, %b: memref<3x2xf32>) {
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<3x2xf32>) permutation = [1, 1]
  return
}
// -----
func.func @f(%a: memref<2x3xf32>, %b: memref<3x3xf32>) {
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<3x3xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: memref<2xf32>, %b: memref<2x3xf32>) {
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = [2]
  return
}
// -----
func.func @f(%a: memref<2xf32>, %b: memref<2x3xf32>) {
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = [0]
  return
}
// -----
func.func @f(%a: memref<4x6xf32>, %b: memref<6xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x6xf32>) outs(%b : memref<6xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: memref<4x6xf32>, %b: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x6xf32>) outs(%b : memref<4xf32>) dimensions = [2]
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  %0 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  linalg.yield %a : f32
}
// -----
func.func @f(%a: memref<3x3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel"]} outs(%a : memref<3x3xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f() attributes {linalg.unknown} {
  return
}
