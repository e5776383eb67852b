//! Workloads and measurements for `cargo bench -p ods-benches` and
//! `benches/against-mlir`.
//!
//! | program | what it does |
//! |---|---|
//! | `cargo bench -p ods-benches` | our phases on every workload, and their growth |
//! | `gen-ir` | prints a workload |
//! | `ods-phases` | parses, verifies, prints and drops one file, in turns |
//! | `ods-heap` | counts the memory of the IR of one file |
//! | `benches/compile-cost` | measures the cost of an operation in the user's build, and that of `mlir-tblgen` and `clang++` |
//! | `benches/against-mlir` | runs phases and memory measurements on our and MLIR's side |

#![expect(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

pub mod against;
pub mod compile_cost;
pub mod measure;
pub mod phases;
pub mod workload;
