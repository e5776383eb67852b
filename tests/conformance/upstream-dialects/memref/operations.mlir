func.func @alloc(%n: index, %m: index) -> memref<?x8xf32> {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc(%n) : memref<?x8xf32>
  %2 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xf32>
  %3 = memref.alloca(%n, %m) : memref<?x?xi8, 3>
  %4 = memref.alloc(%n)[%m] : memref<?x8xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %5 = memref.alloca() : memref<f32>
  memref.dealloc %0 : memref<4x8xf32>
  return %1 : memref<?x8xf32>
}

// -----

func.func @load_store(%m: memref<?x?xf32>, %i: index, %s: memref<f32>) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x?xf32>
  memref.store %0, %m[%i, %i] : memref<?x?xf32>
  %1 = memref.load %s[] : memref<f32>
  %2 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x?xf32>
  memref.store %1, %m[%i, %i] {alignment = 16 : i64} : memref<?x?xf32>
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<?x?xf32>
  memref.prefetch %m[%i, %i], read, locality<0>, instr : memref<?x?xf32>
  return %2 : f32
}

// -----

func.func @shapes(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<?x4xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %3 = memref.cast %m : memref<?x4xf32> to memref<3x4xf32>
  %4 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %5 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  memref.copy %m, %3 : memref<?x4xf32> to memref<3x4xf32>
  return %0 : index
}

// -----

memref.global @plain : memref<2xf32>
memref.global "private" @hidden : memref<2xf32> = uninitialized
memref.global "private" constant @table : memref<2x2xi8> = dense<[[1, 2], [3, 4]]> {alignment = 16 : i64}
memref.global @splat : memref<4xf32, 2> = dense<1.0>
func.func @get() -> memref<2x2xi8> {
  %0 = memref.get_global @table : memref<2x2xi8>
  return %0 : memref<2x2xi8>
}

// -----

func.func @views(%m: memref<8x16xf32>, %b: memref<1024xi8>, %i: index, %n: index) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  %1 = memref.subview %m[%i, 2] [%n, 4] [1, 2] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 2], offset: ?>>
  %2 = memref.reinterpret_cast %m to offset: [%i], sizes: [%n, 4], strides: [4, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %3 = memref.view %b[%i][%n] : memref<1024xi8> to memref<?x4xf32>
  %4 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [8, 16] : memref<128xf32> into memref<8x16xf32>
  return
}

// -----

func.func @metadata(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> index {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  return %sizes#1 : index
}

// -----

func.func @atomic(%m: memref<?xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  %1 = memref.atomic_rmw assign %v, %m[%i] : (f32, memref<?xf32>) -> f32
  memref.assume_alignment %m, 16 : memref<?xf32>
  return
}

// -----

func.func @reshape(%m: memref<*xf32>, %s: memref<?xindex>, %t: memref<2xindex>, %f: memref<4x1xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.reshape %f(%t) : (memref<4x1xf32>, memref<2xindex>) -> memref<?x?xf32>
  %2 = memref.realloc %t : memref<2xindex> to memref<4xindex>
  return
}

// -----

func.func @indices(%m: memref<?x?xf32>, %i: index) {
  %0 = memref.load %m[%i, %i : memref<?x?xf32>
  return
}

// -----

func.func @element(%m: memref<?xf32>, %v: i32, %i: index) {
  "memref.store"(%v, %m, %i) : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

memref.global @dynamic : memref<?xf32>

// -----

memref.global @tensor : tensor<2xf32>

// -----

memref.global @value : memref<2xf32> = "text"

// -----

memref.global @other : memref<2xf32> = dense<1.0> : tensor<3xf32>

// -----

"memref.global"() <{sym_name = "g", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

func.func @view(%m: memref<8xf32>, %i: index) {
  %0 = memref.view %m[%i][] : memref<8xf32> to memref<4xf32>
  return
}

// -----

func.func @scope(%i: index) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  }
  return
}

// -----

func.func @transposed(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}

// -----

func.func @scopes(%m: memref<4xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.load %m[%i] : memref<4xf32>
    memref.alloca_scope.return %1 : f32
  }
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %3 = arith.addf %old, %v : f32
    memref.atomic_yield %3 : f32
  }
  return %0 : f32
}

// -----

func.func @access(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], append, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @cache(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, bytes : memref<4xf32>
  return
}

// -----

"memref.global"() <{sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>}> : () -> ()

// -----

func.func @index_list(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0 [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
