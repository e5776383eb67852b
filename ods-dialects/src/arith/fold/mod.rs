//! Folders: MLIR's, for operations on integers.
//!
//! The folders of floats, and those with several results, are not there yet.

mod binary;
mod casts;
mod compare;
mod elementwise;
