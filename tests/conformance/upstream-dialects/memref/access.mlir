func.func @load_rank(%m: memref<?x?xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?x?xf32>
  return
}
// -----
func.func @store_rank(%m: memref<?x?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i, %i] : memref<?x?xf32>
  return
}
// -----
func.func @prefetch_rank(%m: memref<?x?xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<?x?xf32>
  return
}
// -----
func.func @locality(%m: memref<?xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<4>, data : memref<?xf32>
  return
}
// -----
func.func @sizes(%n: index) {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @more_sizes(%n: index) {
  %0 = memref.alloca(%n, %n) : memref<?xf32>
  return
}
// -----
func.func @symbols(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @more_symbols(%n: index) {
  %0 = memref.alloca(%n)[%n] : memref<?xf32>
  return
}
// -----
func.func @symbols_of_strides(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @symbols_given(%n: index) {
  %0 = memref.alloc(%n)[%n, %n] : memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.alloc(%n) : memref<?xf32, strided<[1]>>
  %2 = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 3>>
  return
}
// -----
"test.region"() ({
  %0 = memref.alloca() : memref<4xf32>
}) : () -> ()
// -----
func.func @alignment() {
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
func.func @no_memref() {
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<*xf32>
  return
}
// -----
func.func @realloc(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %m {alignment = 8 : i64} : memref<?xf32> to memref<8xf32>
  return
}
// -----
func.func @realloc_layout(%m: memref<?xf32, strided<[2]>>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32, strided<[2]>> to memref<?xf32>
  return
}
// -----
func.func @realloc_result_layout(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32, strided<[2]>>
  return
}
// -----
func.func @realloc_space(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32, 2>
  return
}
// -----
func.func @realloc_element(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf64>
  return
}
// -----
func.func @realloc_missing(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @realloc_unnecessary(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<2xf32>
  return
}
// -----
func.func @realloc_rank(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?x?xf32> to memref<2xf32>
  return
}
// -----
func.func @dealloc(%m: f32) {
  "memref.dealloc"(%m) : (f32) -> ()
  return
}
// -----
func.func @assume(%m: memref<?xf32>) {
  %0 = memref.assume_alignment %m, 12 : memref<?xf32>
  return
}
// -----
func.func @assume_zero(%m: memref<?xf32>) {
  %0 = memref.assume_alignment %m, 0 : memref<?xf32>
  return
}
// -----
func.func @distinct(%a: memref<?xf32>, %b: memref<4xi8>) {
  %0:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<4xi8>
  return
}
// -----
func.func @distinct_types(%a: memref<?xf32>) {
  %0 = "memref.distinct_objects"(%a) : (memref<?xf32>) -> memref<4xf32>
  return
}
// -----
func.func @distinct_none() {
  "memref.distinct_objects"() : () -> ()
  return
}
// -----
func.func @get_missing() {
  %0 = memref.get_global @missing : memref<2xf32>
  return
}
// -----
func.func @get_function() {
  %0 = memref.get_global @get_function : memref<2xf32>
  return
}
// -----
memref.global @g : memref<2xf32>
func.func @get_other() {
  %0 = memref.get_global @g : memref<3xf32>
  return
}
// -----
memref.global @g : memref<2xf32>
func.func @get_dynamic() {
  %0 = memref.get_global @g : memref<?xf32>
  return
}
// -----
memref.global @g {alignment = 3 : i64} : memref<2xf32>
// -----
memref.global constant @g : memref<2xf32> = dense<1.0> {alignment = 4 : i64}
// -----
func.func @dim_index(%m: memref<f32>, %i: index) {
  %0 = memref.dim %m, %i : memref<f32>
  return
}
// -----
func.func @dim_out_of_bounds(%m: memref<4xf32>) -> index {
  %c = arith.constant 7 : index
  %0 = memref.dim %m, %c : memref<4xf32>
  return %0 : index
}
// -----
func.func @dim_tensor(%m: tensor<4xf32>, %i: index) {
  %0 = "memref.dim"(%m, %i) : (tensor<4xf32>, index) -> index
  return
}
// -----
func.func @rmw_rank(%m: memref<?x?xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?x?xf32>) -> f32
  return
}
// -----
func.func @rmw_float(%m: memref<?xi32>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}
// -----
func.func @rmw_integer(%m: memref<?xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}
// -----
func.func @rmw_xor(%m: memref<?xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return
}
// -----
func.func @rmw_num(%m: memref<?xi32>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw maxnumf %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}
// -----
func.func @rmw_element(%m: memref<?xf32>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<?xf32>) -> i32
  return
}
// -----
func.func @generic_arguments(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%a: f32, %b: f32):
    memref.atomic_yield %a : f32
  }
  return
}
// -----
func.func @generic_type(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%a: i32):
    %c = arith.constant 1.0 : f32
    memref.atomic_yield %c : f32
  }
  return
}
// -----
func.func @generic_effects(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%a: f32):
    %b = memref.load %m[%i] : memref<?xf32>
    memref.atomic_yield %b : f32
  }
  return
}
// -----
func.func @yield_type(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%a: f32):
    %c = arith.constant 1 : i32
    memref.atomic_yield %c : i32
  }
  return
}
// -----
func.func @yield_alone(%a: f32) {
  memref.atomic_yield %a : f32
}
// -----
func.func @wait(%m: memref<?xi32>, %i: index) {
  memref.dma_wait %m[%i], %i : memref<?xi32>
  return
}
// -----
func.func @wait_indices(%m: memref<?x?xi32>, %i: index) {
  memref.dma_wait %m[%i], %i : memref<?x?xi32>
  return
}
// -----
func.func @scope_results(%v: f32) {
  %0 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %v, %v : f32, f32
  }
  return
}
// -----
func.func @scope_type(%v: f32) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %v : f32
  }
  return
}
// -----
func.func @copy(%a: memref<4xf32>, %b: memref<5xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @copy_element(%a: memref<4xf32>, %b: memref<4xf64>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf64>
  return
}
// -----
func.func @copy_unranked(%a: memref<4xf32>, %b: memref<*xf32, 2>) {
  memref.copy %a, %b : memref<4xf32> to memref<*xf32, 2>
  return
}
