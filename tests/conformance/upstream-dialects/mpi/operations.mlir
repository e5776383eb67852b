func.func @start() -> !mpi.comm {
  %0 = mpi.init : !mpi.retval
  mpi.init
  %1 = mpi.comm_world : !mpi.comm
  %2 = mpi.retval_check %0 = <MPI_SUCCESS> : i1
  %3 = mpi.error_class %0 : !mpi.retval
  %4 = mpi.finalize : !mpi.retval
  return %1 : !mpi.comm
}

// -----

func.func @ranks(%comm: !mpi.comm, %color: i32, %key: i32) -> (i32, i32) {
  %rank = mpi.comm_rank(%comm) : i32
  %retval, %rank2 = mpi.comm_rank(%comm) : !mpi.retval, i32
  %size = mpi.comm_size(%comm) : i32
  %part = mpi.comm_split(%comm, %color, %key) : !mpi.comm
  %retval2 = mpi.barrier(%comm) : !mpi.retval
  mpi.barrier(%comm)
  return %rank, %size : i32, i32
}

// -----

func.func @messages(%ref: memref<100xf32>, %tag: i32, %rank: i32, %comm: !mpi.comm) {
  mpi.send(%ref, %tag, %rank, %comm) : memref<100xf32>, i32, i32
  %0 = mpi.send(%ref, %tag, %rank, %comm) : memref<100xf32>, i32, i32 -> !mpi.retval
  mpi.recv(%ref, %tag, %rank, %comm) : memref<100xf32>, i32, i32
  %req = mpi.isend(%ref, %tag, %rank, %comm) : memref<100xf32>, i32, i32 -> !mpi.request
  %1, %req2 = mpi.irecv(%ref, %tag, %rank, %comm) : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.wait(%req) : !mpi.request
  mpi.allreduce(%ref, %ref, MPI_MAX, %comm) : memref<100xf32>, memref<100xf32>
  %2 = mpi.allreduce(%ref, %ref, MPI_SUM, %comm) {a = 1} : memref<100xf32>, memref<100xf32> -> !mpi.retval
  return
}

// -----

func.func @wrong(%a: i32, %comm: !mpi.comm) {
  mpi.send(%a, %a, %a, %comm) : i32, i32, i32
  return
}

// -----

func.func @no_such_class(%a: !mpi.retval) {
  %0 = mpi.retval_check %a = <MPI_NONE> : i1
  return
}

// -----

"mpi.comm_rank"() : () -> i32

// -----

func.func private @types(!mpi.comm, !mpi.status, !mpi.request, !mpi.retval, !mpi.other)

// -----

func.func @attributes() attributes {a = #mpi.errclass<MPI_ERR_ARG>, b = #mpi.opclass<MPI_PROD>} {
  return
}

// -----

func.func @too_many(%comm: !mpi.comm) {
  %0:3 = "mpi.comm_rank"(%comm) : (!mpi.comm) -> (!mpi.retval, i32, i32)
  return
}

// -----

func.func @missing_type(%comm: !mpi.comm) {
  %0 = mpi.comm_size(%comm)
  return
}
