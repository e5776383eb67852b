shard.grid @g(shape = [])
// -----
"shard.grid"() {sym_name = "g", shape = array<i64: 2, -3>} : () -> ()
// -----
shard.grid @g(shape = )
// -----
shard.grid @g(shape = 2xx4)
// -----
shard.grid @g(shape = [2])
// -----
shard.grid @g(shape = 2x?x4)
func.func @queries(%i: index) {
  %0:3 = shard.grid_shape @g : index, index, index
  %1:2 = shard.grid_shape @g axes = [2, 0] : index, index
  %2 = shard.process_multi_index on @g axes = [1] : index
  %3:3 = shard.process_multi_index on @g : index, index, index
  %4 = shard.process_linear_index on @g : index
  %5:2 = shard.neighbors_linear_indices on @g[%i, %i, %i] split_axes = [1] : index, index
  return
}
// -----
func.func @wrong() {
  %0 = shard.grid_shape @g axes = [0] : index
  return
}
// -----
func.func @wrong() {
  %0 = shard.process_linear_index on @g : index
  return
}
// -----
func.func @wrong(%i: index) {
  %0:2 = shard.neighbors_linear_indices on @wrong[%i] split_axes = [1] : index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.grid_shape @g axes = [2] : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.grid_shape @g axes = [-1] : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0:2 = shard.process_multi_index on @g axes = [1, 1] : index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.process_multi_index on @g : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @shardings(%a: tensor<4x8xf32>, %n: i64, %i: index) {
  %0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, %n, 2, 3] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [0, %n, 4] : !shard.sharding
  %2 = shard.sharding @g split_axes = [] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[], [0, 1]] {note} : !shard.sharding
  %4:2 = shard.shard_shape dims = [%i, 8] sharding = %0 device = [%i, 1] : index, index
  %5 = shard.shard %a to %0 annotate_for_users {note} : tensor<4x8xf32>
  %6 = shard.update_halo %a on @g split_axes = [[0], [1]] halo_sizes = [1, %n, 2, 3] : tensor<4x8xf32>
  return
}
// -----
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = ?x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong() {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @collectives(%a: tensor<4x8xf32>, %m: memref<4x8xf32>, %i: index) {
  %0 = shard.all_reduce %m on @g grid_axes = [0, 1] reduction = product : memref<4x8xf32> -> memref<4x8xf32>
  %1 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
  %2 = shard.scatter %a on @g grid_axes = [1] scatter_axis = 1 root = [%i] : (tensor<4x8xf32>, index) -> tensor<4x2xf32>
  %3 = shard.send %a on @g grid_axes = [1] destination = [3] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = shard.recv %a on @g grid_axes = [0] source = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = shard.recv %a on @g grid_axes = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = shard.shift %a on @g grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  %7 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [%i] : (tensor<4x8xf32>, index) -> tensor<?x8xf32>
  %8 = shard.reduce_scatter %a on @g grid_axes = [0, 1] scatter_axis = 1 : tensor<4x8xf32> -> tensor<4x1xf64>
  return
}
// -----
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_reduce %a on @g : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_reduce %a on @g grid_axes = [1, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_reduce %a on @g grid_axes = [3] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 2 : tensor<4x8xf32> -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<?x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<?x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = ?x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x9xf32>
  return
}
// -----
shard.grid @g(shape = 3x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x7xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  return
}
// -----
shard.grid @g(shape = 3x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<1x24xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.reduce %a on @g grid_axes = [0] root = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<9x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [3] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.send %a on @g grid_axes = [1] destination = [4] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.recv %a on @g grid_axes = [1] source = [4] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.shift %a on @g grid_axes = [1] shift_axis = 0 offset = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
func.func @wrong(%a: tensor<4x8xf32>) {
  %0 = shard.update_halo %a on @g split_axes = [[0]] : tensor<4x8xf32>
  return
}
