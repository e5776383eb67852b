// with: --sccp
func.func @chain(%m: memref<42x42xf64>) -> memref<42x42xf64> {
  %0 = memref.cast %m : memref<42x42xf64> to memref<?x42xf64>
  %1 = memref.cast %0 : memref<?x42xf64> to memref<42x42xf64>
  %2 = memref.cast %1 : memref<42x42xf64> to memref<*xf64>
  %3 = memref.cast %2 : memref<*xf64> to memref<42x?xf64>
  return %1 : memref<42x42xf64>
}
// -----
func.func @known(%m: memref<?x8xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.cast %m : memref<?x8xf32> to memref<4x8xf32>
  %1 = memref.dim %0, %c1 : memref<4x8xf32>
  %2 = arith.addi %1, %c1 : index
  return %1, %2 : index, index
}
