//! The dialect of the Toy language of MLIR's tutorial: tensors of `f64`, functions, and
//! calls that are not specialised yet; and the passes that optimize its programs.
//!
//! `main.rs` is a program that reads, verifies, optimizes and prints it. `../toy-derive` is the same
//! dialect with derives.

mod assembly;
mod combine;
mod dialect;
pub mod passes;
pub mod program;
mod reshape;
mod shape;
mod verify;

pub use dialect::*;
pub use shape::*;
