// with: --mlir-print-debuginfo
func.func @f(%m: vector<8xi1>, %v: vector<8xf32>, %r: memref<?xf32>, %i: index) {
  vector.mask %m { vector.transfer_write %v, %r[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  return
}
