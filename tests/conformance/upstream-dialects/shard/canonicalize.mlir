// with: --canonicalize
shard.grid @g(shape = 2x4)
func.func @groups_of_one(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf64>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = shard.all_reduce %a on @g : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = shard.all_gather %0 on @g gather_axis = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = shard.reduce_scatter %a on @g scatter_axis = 1 : tensor<4x8xf32> -> tensor<4x8xf64>
  %3 = shard.send %a on @g destination = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = shard.recv %a on @g : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = shard.broadcast %4 on @g root = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = shard.all_reduce %a on @g grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return %0, %1, %2, %3, %5, %6 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf64>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @numbers(%a: tensor<4x8xf32>, %n: i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %c4 = arith.constant 4 : i64
  %m = arith.constant -1 : i64
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [%c0, 0] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, %c2, %c4] : !shard.sharding
  %2 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [%c0, %n, %c4] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0]] halo_sizes = [%m, %c2] : !shard.sharding
  return %0, %1, %2, %3 : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}
// -----
shard.grid @g(shape = 2x4)
func.func @twice(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x8xf32>
  %1 = shard.shard %a to %t : tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @other(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x8xf32>
  %1 = shard.shard %a to %t : tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @three(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x8xf32>
  %1 = shard.shard %a to %s : tensor<4x8xf32>
  %2 = shard.shard %a to %s : tensor<4x8xf32>
  return %0, %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
