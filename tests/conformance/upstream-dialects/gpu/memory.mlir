func.func @allocations(%n: index, %t: !gpu.async.token) {
  %0 = gpu.alloc () : memref<4xf32>
  %1 = gpu.alloc (%n) : memref<?xf32, 1>
  %2, %3 = gpu.alloc async [%t] host_shared (%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  gpu.dealloc %0 : memref<4xf32>
  return
}
// -----
func.func @too_few_sizes() {
  %0 = gpu.alloc () : memref<?xf32>
  return
}
// -----
func.func @too_many_sizes(%n: index) {
  %0 = gpu.alloc (%n, %n) : memref<?xf32>
  return
}
// -----
func.func @too_many_symbols(%n: index) {
  %0 = gpu.alloc ()[%n] : memref<4xf32>
  return
}
// -----
func.func @too_few_symbols(%n: index) {
  %0 = gpu.alloc () : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @dynamic_strides(%n: index) {
  %0 = gpu.alloc ()[%n] : memref<4xf32, strided<[?]>>
  return
}
// -----
func.func @copies(%a: memref<4xf32>, %b: memref<?xf32>, %c: memref<*xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<?xf32>
  gpu.memcpy %c, %b : memref<*xf32>, memref<?xf32>
  return
}
// -----
func.func @other_elements(%a: memref<4xf32>, %b: memref<4xi32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32>
  return
}
// -----
func.func @other_shape(%a: memref<4xf32>, %b: memref<5xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}
// -----
func.func @other_rank(%a: memref<4xf32>, %b: memref<?x?xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @loaded_with_strides(%m: memref<32x32xf16, strided<[64, 2]>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[64, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
// -----
func.func @loaded(%m: memref<32x32xf16, strided<[?, 1], offset: ?>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[?, 1], offset: ?>> -> !gpu.mma_matrix<16x16xf16, "BOp">
  return
}
// -----
func.func @loaded_with_map(%m: memref<32x32xf16, affine_map<(d0, d1) -> (d0, d1 * 2)>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, affine_map<(d0, d1) -> (d0, d1 * 2)>> -> !gpu.mma_matrix<16x16xf16, "BOp">
  return
}
// -----
func.func @stored_part(%m: memref<32x32xf16>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %i: index) {
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}
// -----
func.func @stored_with_strides(%m: memref<32x32xf16, strided<[64, 2]>>, %a: !gpu.mma_matrix<16x16xf16, "COp">, %i: index) {
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[64, 2]>>
  return
}
// -----
func.func @order(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @sizes(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @sizes_of_sum(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
// -----
func.func @shared() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @shared_elsewhere() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<global>>
  return
}
// -----
func.func @shared_by_number() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, 3>
  return
}
// -----
func.func @shared_static() {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @shared_of_two() {
  %0 = gpu.dynamic_shared_memory : memref<?x?xi8, #gpu.address_space<workgroup>>
  return
}
// -----
"test.function"() ({
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
}) : () -> ()
