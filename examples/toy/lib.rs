//! The dialect of the Toy language, from MLIR's tutorial: tensors of `f64`,
//! functions, and calls that are not specialised yet.
//!
//! `main.rs` beside this file is a program that reads, verifies and prints it.

mod assembly;
mod dialect;
mod verify;

pub use dialect::*;
