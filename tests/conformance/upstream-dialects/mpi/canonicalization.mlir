// with: --canonicalize
func.func @mpi(%a: memref<8xf32>, %c: !mpi.comm, %r: i32) {
  %0 = memref.cast %a : memref<8xf32> to memref<?xf32>
  mpi.send(%0, %r, %r, %c) : memref<?xf32>, i32, i32
  %q = mpi.isend(%0, %r, %r, %c) : memref<?xf32>, i32, i32 -> !mpi.request
  mpi.recv(%0, %r, %r, %c) : memref<?xf32>, i32, i32
  %p = mpi.irecv(%0, %r, %r, %c) : memref<?xf32>, i32, i32 -> !mpi.request
  return
}
// -----
func.func @mpi_rank(%c: !mpi.comm) -> (i32, i32) {
  %a = mpi.comm_rank(%c) : i32
  %b = mpi.comm_rank(%c) : i32
  return %a, %b : i32, i32
}
// -----
func.func @mpi2(%a: memref<?xf32>, %b: memref<8x?xf32>, %c: !mpi.comm, %r: i32) {
  %0 = memref.cast %a : memref<?xf32> to memref<8xf32>
  mpi.send(%0, %r, %r, %c) : memref<8xf32>, i32, i32
  %1 = memref.cast %b : memref<8x?xf32> to memref<?x?xf32>
  %e = mpi.recv(%1, %r, %r, %c) : memref<?x?xf32>, i32, i32 -> !mpi.retval
  return
}
