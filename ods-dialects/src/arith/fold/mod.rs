//! Folders: those of MLIR.

mod binary;
mod casts;
mod compare;
pub(super) mod elementwise;
mod extended;
mod float_casts;
mod floats;
