//! Folders: those of MLIR.

mod binary;
mod casts;
mod compare;
mod extended;
mod float_casts;
mod floats;
