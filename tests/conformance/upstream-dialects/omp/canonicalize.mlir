// with: --canonicalize
func.func @updates(%x: memref<i32>, %e: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  omp.atomic.update hint(contended) memory_order(release) %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%e : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %e : i32
    omp.yield(%new : i32)
  }
  return
}
