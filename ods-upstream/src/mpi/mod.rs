//! `mpi`: the message passing interface.

mod canonicalize;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/MPI/IR/MPIOps.td")]
    #![dialect("mpi")]
}
