// with: --inline
shard.grid @g(shape = 2x4)
func.func private @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = shard.all_reduce %a on @g grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @main(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = func.call @f(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
