shard.grid @g0(shape = 2x2x4)
// -----
shard.grid @g1(shape = 4x?)
// -----
shard.grid @g0(shape = 2x4)
func.func @sharding(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = shard.sharding @g0 split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<4x8xf32>
  %2 = shard.get_sharding %1 : tensor<4x8xf32> -> !shard.sharding
  return %1 : tensor<4x8xf32>
}
// -----
shard.grid @g0(shape = 2x4)
func.func @queries() {
  %0:2 = shard.grid_shape @g0 : index, index
  %1 = shard.grid_shape @g0 axes = [1] : index
  %2:2 = shard.process_multi_index on @g0 : index, index
  %3 = shard.process_linear_index on @g0 : index
  return
}
// -----
shard.grid @g0(shape = 2x4)
func.func @collectives(%a: tensor<4x8xf32>) {
  %0 = shard.all_reduce %a on @g0 grid_axes = [0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = shard.all_gather %a on @g0 grid_axes = [0] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  %2 = shard.broadcast %a on @g0 grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func private @types(!shard.sharding)
// -----
"t.op"() {a = #shard.partial<sum>, b = #shard<axisarray[[0], [1, 2]]>} : () -> ()
// -----
shard.grid @g0()
// -----
func.func @wrong() {
  %0 = "shard.process_linear_index"() : () -> index
  return
}
// -----
shard.grid @g0(shape = 2x4)
func.func @all(%a: tensor<4x8xf32>) {
  %s = shard.sharding @g0 split_axes = [[0], [1]] : !shard.sharding
  %z = shard.shard %a to %s : tensor<4x8xf32>
  %g:2 = shard.grid_shape @g0 : index, index
  %2:2 = shard.process_multi_index on @g0 : index, index
  %3 = shard.process_linear_index on @g0 : index
  %0 = shard.all_reduce %a on @g0 grid_axes = [0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = shard.all_gather %a on @g0 grid_axes = [0] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  %5 = shard.broadcast %a on @g0 grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = shard.all_slice %a on @g0 grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  %7 = shard.all_to_all %a on @g0 grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %8 = shard.reduce_scatter %a on @g0 grid_axes = [0] reduction = max scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  %9 = shard.reduce %a on @g0 grid_axes = [0] reduction = max root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = shard.gather %a on @g0 grid_axes = [0] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}
