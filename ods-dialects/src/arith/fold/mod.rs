//! Folders: MLIR's, but for operations with two results and `bitcast`.

mod binary;
mod casts;
mod compare;
mod elementwise;
mod float_casts;
mod floats;
