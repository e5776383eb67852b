//! The dialect of the Toy language of MLIR's tutorial: tensors of `f64`, functions, and
//! calls that are not specialised yet.
//!
//! `main.rs` is a program that reads, verifies and prints it. `../toy-derive` is the same
//! dialect with derives.

mod assembly;
mod dialect;
pub mod program;
mod verify;

pub use dialect::*;
