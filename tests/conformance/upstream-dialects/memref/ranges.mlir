// with: --int-range-optimizations
func.func @range(%a: memref<4x8xf32>, %b: memref<?x8xf32>, %t: tensor<2x4xf32>, %u: memref<*xf32>, %i: index) -> (i1, i1, i1, i1, i1) {
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %a, %i : memref<4x8xf32>
  %1 = memref.dim %b, %c0 : memref<?x8xf32>
  %2 = memref.dim %u, %c1 : memref<*xf32>
  %3 = tensor.dim %t, %i : tensor<2x4xf32>
  %5 = arith.cmpi ult, %0, %c9 : index
  %6 = arith.cmpi sge, %1, %c0 : index
  %7 = arith.cmpi sge, %2, %c0 : index
  %8 = arith.cmpi ule, %3, %c4 : index
  %9 = arith.cmpi ult, %0, %c4 : index
  return %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1
}
