//! Holds the bundled prelude against MLIR's own definitions.
//!
//! What MLIR says is asked of an installed MLIR 22, under `/usr/lib/llvm-22` or
//! wherever `MLIR_PREFIX` points, so `cargo test` leaves these tests out unless
//! they are named: `cargo test -p ods-codegen --test prelude`.

mod dialects;
mod files;
mod listed;
mod names;
mod structure;
mod tools;
