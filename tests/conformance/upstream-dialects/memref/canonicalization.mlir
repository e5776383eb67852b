// with: --canonicalize
func.func @dim_reshape(%a: memref<*xf32>, %s: memref<3xindex>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  memref.store %i, %s[%c1] : memref<3xindex>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = memref.dim %0, %i : memref<?x?x?xf32>
  return %1, %2 : index, index
}
// -----
func.func @dim_reshape32(%a: memref<*xf32>, %s: memref<3xi32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %j = arith.addi %i, %c1 : index
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = memref.dim %0, %j : memref<?x?x?xf32>
  return %1, %2 : index, index
}
// -----
func.func @dim_reshape_for(%a: memref<*xf32>, %s: memref<?xindex>) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %c1) -> (index) {
    %2 = memref.dim %0, %i : memref<*xf32>
    %3 = arith.muli %x, %2 : index
    scf.yield %3 : index
  }
  return %1 : index
}
// -----
func.func @dim_reshape_block(%a: memref<*xf32>, %s: memref<?xindex>, %i: index) -> index {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  cf.br ^bb1(%i : index)
^bb1(%j: index):
  %2 = memref.dim %0, %j : memref<*xf32>
  return %2 : index
}
// -----
func.func @dim_reshape_outer(%a: memref<*xf32>, %s: memref<?xindex>, %c: i1) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %r = scf.if %c -> index {
    %2 = memref.dim %0, %c1 : memref<*xf32>
    scf.yield %2 : index
  } else {
    scf.yield %c1 : index
  }
  return %r : index
}
// -----
func.func @realloc(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @realloc2(%m: memref<?xf32>, %n: index, %f: f32) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  memref.store %f, %0[%n] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
// -----
func.func @scope_inline(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "test.use"(%0) : (memref<?xf32>) -> ()
  }
  return
}
// -----
func.func @scope_not_last(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "test.use"(%0) : (memref<?xf32>) -> ()
  }
  "test.x"() : () -> ()
  return
}
// -----
func.func @scope_no_alloca(%n: index) -> index {
  %r = memref.alloca_scope -> (index) {
    %1 = arith.addi %n, %n : index
    memref.alloca_scope.return %1 : index
  }
  "test.x"() : () -> ()
  return %r : index
}
// -----
func.func @scope_hoist(%n: index, %c: i1) {
  memref.alloca_scope {
    scf.if %c {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
    %c4 = arith.constant 4 : index
    %1 = memref.alloca(%c4) : memref<?xf32>
    "test.use"(%1) : (memref<?xf32>) -> ()
    %2 = arith.addi %n, %n : index
    %3 = memref.alloca(%2) : memref<?xf32>
    "test.use"(%3) : (memref<?xf32>) -> ()
  }
  "test.x"() : () -> ()
  return
}
// -----
func.func @scope_in_loop(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %1 = memref.alloca(%c1) : memref<?xf32>
      "test.use"(%1) : (memref<?xf32>) -> ()
      %2 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%2) : (memref<?xf32>) -> ()
      %3 = memref.alloca(%i) : memref<?xf32>
      "test.use"(%3) : (memref<?xf32>) -> ()
    }
  }
  return
}
// -----
func.func @scope_in_scope(%n: index, %c: i1) -> index {
  %r = memref.alloca_scope -> (index) {
    %s = memref.alloca_scope -> (index) {
      %1 = memref.alloca(%n) : memref<?xf32>
      %x = "test.use"(%1) : (memref<?xf32>) -> (index)
      memref.alloca_scope.return %x : index
    }
    memref.alloca_scope.return %s : index
  }
  "test.x"() : () -> ()
  return %r : index
}
// -----
func.func @scope_unknown(%n: index) -> index {
  %r = memref.alloca_scope -> (index) {
    %1 = "test.unknown"(%n) : (index) -> index
    memref.alloca_scope.return %1 : index
  }
  "test.x"() : () -> ()
  return %r : index
}
// -----
func.func @scope_parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.alloca_scope {
      %2 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%2) : (memref<?xf32>) -> ()
    }
    scf.reduce
  }
  return
}
// -----
func.func @reinterpret1(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%n, %c4], strides: [%c4, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @reinterpret2(%m: memref<3x4xf32>) -> memref<3x4xf32> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<f32> to memref<3x4xf32>
  return %0 : memref<3x4xf32>
}
// -----
func.func @reinterpret3(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, 4], strides: [%t#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @reinterpret4(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1]>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [%s#0, 4], strides: [%t#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1]>>
  return %0 : memref<?x4xf32, strided<[?, 1]>>
}
// -----
func.func @reinterpret5(%m: memref<3x4xf32>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, 4], strides: [%t#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @metadata(%m: memref<3x?xf32, strided<[4, 1], offset: 2>>, %n: memref<3x4xf32, strided<[?, 1], offset: ?>>) -> (index, index, index, index, index, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x?xf32, strided<[4, 1], offset: 2>> -> memref<f32>, index, index, index, index, index
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %n : memref<3x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1, %o2, %s2#0, %s2#1, %t2#0, %t2#1 : index, index, index, index, index, index, index, index, index, index
}
// -----
func.func @metadata_cast(%m: memref<3x4xf32>) -> (memref<f32>, index, index, index, index, index) {
  %c = memref.cast %m : memref<3x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metadata_reinterpret(%m: memref<?xf32>, %n: index) -> (memref<f32>, index, index, index, index, index) {
  %c = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [4, %n] : memref<?xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x4xf32, strided<[4, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @exp_exp(%a: memref<?xf32>, %i: index, %j: index) -> memref<?x?x4x1xf32> {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [%j, %i, 4, 1] : memref<?x4xf32> into memref<?x?x4x1xf32>
  return %1 : memref<?x?x4x1xf32>
}
// -----
func.func @exp_exp_strided(%a: memref<8x8xf32, strided<[16, 1]>>) -> memref<2x2x2x4x2xf32, strided<[64, 32, 16, 2, 1]>> {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [4, 2, 8] : memref<8x8xf32, strided<[16, 1]>> into memref<4x2x8xf32, strided<[32, 16, 1]>>
  %1 = memref.expand_shape %0 [[0, 1], [2], [3, 4]] output_shape [2, 2, 2, 4, 2] : memref<4x2x8xf32, strided<[32, 16, 1]>> into memref<2x2x2x4x2xf32, strided<[64, 32, 16, 2, 1]>>
  return %1 : memref<2x2x2x4x2xf32, strided<[64, 32, 16, 2, 1]>>
}
// -----
func.func @col_col(%a: memref<2x3x4x5xf32>) -> memref<6x20xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<6x4x5xf32> into memref<6x20xf32>
  return %1 : memref<6x20xf32>
}
// -----
func.func @exp_col(%a: memref<3x4x4xf32>) -> memref<3x2x2x4xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<3x4x4xf32> into memref<12x4xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] output_shape [3, 2, 2, 4] : memref<12x4xf32> into memref<3x2x2x4xf32>
  return %1 : memref<3x2x2x4xf32>
}
// -----
func.func @col_exp(%a: memref<?x4xf32>, %i: index, %j: index) -> memref<?x?x4xf32> {
  %0 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [%i, %j, 4, 4] : memref<?x4xf32> into memref<?x?x4x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<?x?x4x4xf32> into memref<?x?x4xf32>
  return %1 : memref<?x?x4xf32>
}
// -----
func.func @col_exp2(%a: memref<12x4xf32>) -> memref<48xf32> {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 4] : memref<12x4xf32> into memref<3x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<3x4x4xf32> into memref<48xf32>
  return %1 : memref<48xf32>
}
// -----
func.func @collapse_cast(%a: memref<3x?x4xf32>) -> (memref<?xf32>, memref<?x?xf32>) {
  %0 = memref.cast %a : memref<3x?x4xf32> to memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  %2 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1, %2 : memref<?xf32>, memref<?x?xf32>
}
// -----
func.func @expand_cast(%a: memref<24x4xf32>, %i: index) -> memref<?x2x?xf32> {
  %0 = memref.cast %a : memref<24x4xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, %i] : memref<?x?xf32> into memref<?x2x?xf32>
  return %1 : memref<?x2x?xf32>
}
// -----
func.func @expand_cast2(%a: memref<24x4xf32>, %i: index) -> memref<?x2x4xf32> {
  %0 = memref.cast %a : memref<24x4xf32> to memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  return %1 : memref<?x2x4xf32>
}
// -----
func.func @expand_cast3(%a: memref<?x4xf32>, %i: index) -> memref<?x2x?xf32> {
  %0 = memref.cast %a : memref<?x4xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, %i] : memref<?x?xf32> into memref<?x2x?xf32>
  return %1 : memref<?x2x?xf32>
}
// -----
func.func @view(%a: memref<2048xi8>, %i: index) -> (memref<?x?xf32>, memref<?x4xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.view %a[%c0][%i, %c4] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %a[%i][%c4] : memref<2048xi8> to memref<?x4xf32>
  return %0, %1 : memref<?x?xf32>, memref<?x4xf32>
}
// -----
func.func @view_cast(%a: memref<2048xi8>, %i: index) -> memref<?x4xf32> {
  %0 = memref.cast %a : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %0[%i][%i] : memref<?xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// -----
func.func @view_alloc(%i: index) -> memref<?x4xf32> {
  %0 = memref.alloc(%i) : memref<?xi8>
  %1 = memref.view %0[%i][%i] : memref<?xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// -----
func.func @transpose(%m: memref<3x4xf32>, %n: memref<3xf32>) -> (memref<3x4xf32, strided<[4, 1]>>, memref<3x4xf32, strided<[4, 1]>>, memref<4x3xf32, strided<[1, 4]>>, memref<3xf32, strided<[1]>>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<3x4xf32> to memref<3x4xf32, strided<[4, 1]>>
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<3x4xf32> to memref<4x3xf32, strided<[1, 4]>>
  %2 = memref.transpose %1 (i, j) -> (j, i) : memref<4x3xf32, strided<[1, 4]>> to memref<3x4xf32, strided<[4, 1]>>
  %3 = memref.transpose %n (i) -> (i) : memref<3xf32> to memref<3xf32, strided<[1]>>
  return %0, %2, %1, %3 : memref<3x4xf32, strided<[4, 1]>>, memref<3x4xf32, strided<[4, 1]>>, memref<4x3xf32, strided<[1, 4]>>, memref<3xf32, strided<[1]>>
}
// -----
func.func @transpose3(%m: memref<3x4x5xf32, strided<[?, 5, 1], offset: ?>>) -> (memref<4x5x3xf32, strided<[5, 1, ?], offset: ?>>, memref<5x3x4xf32, strided<[1, ?, 5], offset: ?>>, memref<3x4x5xf32, strided<[?, 5, 1], offset: ?>>) {
  %0 = memref.transpose %m (i, j, k) -> (j, k, i) : memref<3x4x5xf32, strided<[?, 5, 1], offset: ?>> to memref<4x5x3xf32, strided<[5, 1, ?], offset: ?>>
  %1 = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<4x5x3xf32, strided<[5, 1, ?], offset: ?>> to memref<5x3x4xf32, strided<[1, ?, 5], offset: ?>>
  %2 = memref.transpose %1 (i, j, k) -> (j, k, i) : memref<5x3x4xf32, strided<[1, ?, 5], offset: ?>> to memref<3x4x5xf32, strided<[?, 5, 1], offset: ?>>
  return %0, %1, %2 : memref<4x5x3xf32, strided<[5, 1, ?], offset: ?>>, memref<5x3x4xf32, strided<[1, ?, 5], offset: ?>>, memref<3x4x5xf32, strided<[?, 5, 1], offset: ?>>
}
// -----
func.func @subview_cast(%a: memref<8x16xf32>, %i: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.cast %a : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%i, 0] [%i, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @subview_cast_red(%a: memref<8x16x4xf32>, %i: index) -> memref<16x4xf32, strided<[?, 1]>> {
  %0 = memref.cast %a : memref<8x16x4xf32> to memref<8x?x?xf32>
  %1 = memref.subview %0[0, 0, 0] [1, 16, 4] [1, 1, 1] : memref<8x?x?xf32> to memref<16x4xf32, strided<[?, 1]>>
  return %1 : memref<16x4xf32, strided<[?, 1]>>
}
// -----
func.func @subview_trivial(%a: memref<8x?xf32>, %n: memref<8x4xf32, strided<[?, 1]>>) -> (memref<8x?xf32, strided<[?, 1]>>, memref<8x4xf32, strided<[?, 1]>>) {
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<8x?xf32>
  %1 = memref.subview %a[0, 0] [8, %d] [1, 1] : memref<8x?xf32> to memref<8x?xf32, strided<[?, 1]>>
  %2 = memref.subview %n[0, 0] [8, 4] [1, 1] : memref<8x4xf32, strided<[?, 1]>> to memref<8x4xf32, strided<[?, 1]>>
  return %1, %2 : memref<8x?xf32, strided<[?, 1]>>, memref<8x4xf32, strided<[?, 1]>>
}
// -----
func.func @subview_trivial2(%a: memref<8x4xf32>) -> memref<8x4xf32, strided<[4, 1]>> {
  %1 = memref.subview %a[0, 0] [8, 4] [1, 1] : memref<8x4xf32> to memref<8x4xf32, strided<[4, 1]>>
  return %1 : memref<8x4xf32, strided<[4, 1]>>
}
// -----
func.func @view_cast2(%a: memref<?xi8>, %i: index) -> memref<?x4xf32> {
  %0 = memref.cast %a : memref<?xi8> to memref<2048xi8>
  %1 = memref.view %0[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// -----
func.func @scope_block(%n: index, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.alloca_scope {
    %1 = memref.alloca(%n) : memref<?xf32>
    "test.use"(%1) : (memref<?xf32>) -> ()
  }
  return
^bb2:
  "test.x"() : () -> ()
  return
}
// -----
func.func @scope_unreg(%n: index) {
  "test.region"() ({
    memref.alloca_scope {
      %1 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%1) : (memref<?xf32>) -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @scope_if(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %1 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%1) : (memref<?xf32>) -> ()
      %m = "test.size"() : () -> index
      %2 = memref.alloca(%m) : memref<?xf32>
      "test.use"(%2) : (memref<?xf32>) -> ()
    }
  }
  return
}
// -----
func.func @scope_if2(%n: index, %c: i1) {
  scf.if %c {
    scf.if %c {
      memref.alloca_scope {
        %1 = memref.alloca(%n) : memref<?xf32>
        "test.use"(%1) : (memref<?xf32>) -> ()
      }
    }
    "test.x"() : () -> ()
  }
  return
}
// -----
func.func @reinterpret_neg(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %cm = arith.constant -4 : index
  %0 = memref.reinterpret_cast %m to offset: [%cm], sizes: [2], strides: [%cm] : memref<?xf32> to memref<2xf32, strided<[?], offset: ?>>
  %1 = memref.cast %0 : memref<2xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @reinterpret_space(%m: memref<?xf32, 3>, %n: index) -> memref<?xf32, strided<[?], offset: ?>, 3> {
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c4], sizes: [%n], strides: [%n] : memref<?xf32, 3> to memref<?xf32, strided<[?], offset: ?>, 3>
  return %0 : memref<?xf32, strided<[?], offset: ?>, 3>
}
// -----
func.func @reinterpret_rank0(%m: memref<?xf32>, %n: index) -> memref<f32, strided<[], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c4], sizes: [], strides: [] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
  return %0 : memref<f32, strided<[], offset: ?>>
}
// -----
func.func @reinterpret_unranked(%m: memref<*xf32>, %n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [%c4], strides: [%c4] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @subview_slice(%a: memref<8x16xf32>, %i: index, %o: memref<8x?xf32, strided<[?, 1]>>) -> (memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 2]>>, memref<8x4xf32, strided<[?, 1]>>) {
  %0 = memref.subview %a[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %b = memref.alloc() : memref<16x16xf32>
  %1 = memref.subview %b[0, 0] [8, 16] [2, 2] : memref<16x16xf32> to memref<8x16xf32, strided<[32, 2]>>
  %2 = memref.subview %o[0, 0] [8, 4] [1, 1] : memref<8x?xf32, strided<[?, 1]>> to memref<8x4xf32, strided<[?, 1]>>
  return %0, %1, %2 : memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 2]>>, memref<8x4xf32, strided<[?, 1]>>
}
// -----
func.func @collapse_strided(%a: memref<3x4x5xf32, strided<[20, 5, 1], offset: ?>>) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.cast %a : memref<3x4x5xf32, strided<[20, 5, 1], offset: ?>> to memref<?x?x?xf32, strided<[?, 5, 1], offset: ?>>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x?x?xf32, strided<[?, 5, 1], offset: ?>> into memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @metadata_used_once(%m: memref<?x4xf32>) -> (index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m {foo} : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0 : index, index
}
