//! Holds the bundled prelude against MLIR's own definitions.
//!
//! What MLIR says is asked of an installed MLIR 22, under `/usr/lib/llvm-22` or
//! wherever `ODS_LLVM_DIR` points; without one, those tests pass with a notice,
//! unless `ODS_REQUIRE_LLVM` is set. The tests of [`helpers`] need no MLIR.

mod dialects;
mod helpers;
mod names;
mod structure;
mod tools;
